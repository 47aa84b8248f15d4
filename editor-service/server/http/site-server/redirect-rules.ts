import { decodedPath } from '#content-store/model/values/address-encoding.ts';

type RedirectRules = ReturnType<typeof parseRedirectRules>;

/**
 * Reads a `_redirects` file, one `/from /to 301` per line, or `/from name=value /to 301!`: targets by decoded address, and
 * those that only hold with some parameters of the query.
 */
export function parseRedirectRules(text: string) {
  const byAddress = new Map<string, string>();
  const byQuery = new Map<string, { parameters: string[]; to: string }[]>();
  for (const line of text.split('\n').filter((line) => line.startsWith('/'))) {
    const [from = '', ...rest] = line.split(' ');
    const to = rest.at(-2) ?? '';
    const parameters = rest.slice(0, -2);
    const address = keyOf(from);
    if (parameters.length === 0) byAddress.set(address, to);
    else byQuery.set(address, [...(byQuery.get(address) ?? []), { parameters, to }]);
  }
  return { byAddress, byQuery };
}

/**
 * The target of an address with some parameters in its query, or undefined; it comes before a page. The query has led
 * here and is not passed on.
 */
export function queryTarget({ byQuery }: RedirectRules, address: string, query: string): string | undefined {
  const rules = query === '' ? undefined : byQuery.get(keyOf(address));
  if (!rules) return undefined;
  const given = new Set(query.split('&'));
  return rules.find(({ parameters }) => parameters.every((parameter) => given.has(parameter)))?.to;
}

/** The redirect target of an address, with the query of the request, or undefined. Ignores a trailing slash. */
export function redirectTarget({ byAddress }: RedirectRules, address: string, query: string): string | undefined {
  const to = byAddress.get(keyOf(address));
  if (to === undefined || query === '') return to;
  const [path = '', fragment] = to.split(/#(.*)/s);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

const keyOf = (address: string): string =>
  decodedPath(address)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
