import type { Redirect } from '#content-store/model/entities/redirect.ts';

/** The redirects whose name, old address or new address contains the search text. */
export function matchingRedirects(redirects: readonly Redirect[], search: string): Redirect[] {
  const text = search.trim().toLowerCase();
  return redirects.filter(({ name, from, to }) => `${name}\n${from}\n${to}`.toLowerCase().includes(text));
}
