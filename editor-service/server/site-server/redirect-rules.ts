/** The addresses that lead elsewhere, as `_redirects` lists them. */
type RedirectRules = ReadonlyMap<string, string>;

/** Reads a `_redirects` file: `/from /to 301` a line. */
export function parseRedirectRules(text: string): RedirectRules {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]));
}

/** Where an address leads, with the query of the request, or undefined. A slash at the end makes no difference. */
export function redirectTarget(rules: RedirectRules, address: string, query: string): string | undefined {
  const to = rules.get(
    decoded(address)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, ''),
  );
  if (to === undefined || query === '') return to;
  const [path = '', fragment] = to.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // not well formed: no redirect has such an address
  }
}
