import { decoded } from '#content-store/model/values/address-encoding.ts';

/** Redirect targets by decoded address, as listed in `_redirects`. */
type RedirectRules = ReadonlyMap<string, string>;

/** Reads a `_redirects` file: one `/from /to 301` per line. */
export function parseRedirectRules(text: string): RedirectRules {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  const pairs = lines.map((line) => line.split(' '));
  return new Map(pairs.map(([from = '', to = '']) => [decoded(from).toLowerCase(), to]));
}

/** The redirect target of an address, with the query of the request, or undefined. Ignores a trailing slash. */
export function redirectTarget(rules: RedirectRules, address: string, query: string): string | undefined {
  const to = rules.get(
    decoded(address)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, ''),
  );
  if (to === undefined || query === '') return to;
  const [path = '', fragment] = to.split(/#(.*)/s);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
