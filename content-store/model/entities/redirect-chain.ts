import { MAX_REDIRECTS, type Redirect } from './redirect.ts';

/** The problems of a list, one sentence each: two targets for one address, or a circle. */
export function redirectProblems(redirects: readonly Redirect[]): string[] {
  const targets = targetsOf(redirects);
  const double = redirects.filter(({ from }, index) => redirects.findIndex((other) => other.from === from) < index);
  return [
    ...double.map(({ from }) => `${from} has two redirects`),
    ...circlesIn(targets).map((circle) => `These redirects go round in a circle: ${circle.join(' → ')}`),
  ];
}

/** Points every redirect straight to the end of its chain; circles are omitted. */
export function foldRedirects(redirects: readonly Redirect[]): Redirect[] {
  const targets = targetsOf(redirects);
  return redirects.flatMap((redirect) => {
    const to = endOf(redirect.from, targets);
    return to === undefined ? [] : { ...redirect, to };
  });
}

/** Adds a redirect; it replaces an earlier one from the same address and any that starts at its target. */
export function withRedirect(redirects: readonly Redirect[], added: Redirect): Redirect[] {
  const kept = redirects.filter(({ from }) => from !== added.from && from !== added.to);
  return [...kept, added].slice(-MAX_REDIRECTS);
}

const targetsOf = (redirects: readonly Redirect[]): Map<string, string> =>
  new Map(redirects.map(({ from, to }) => [from, to]));

function endOf(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = from;
  for (let next = targets.get(at); next !== undefined; next = targets.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = next;
  }
  return at;
}

/** Each circle once, from one of its addresses back to the same. */
function circlesIn(targets: ReadonlyMap<string, string>): string[][] {
  const visited = new Set<string>();
  return [...targets.keys()].flatMap((start) => {
    const path = new Set<string>();
    let at: string | undefined = start;
    for (; at !== undefined && !visited.has(at); at = targets.get(at)) {
      visited.add(at);
      path.add(at);
    }
    if (at === undefined || !path.has(at)) return [];
    const steps = [...path];
    return [[...steps.slice(steps.indexOf(at)), at]];
  });
}
