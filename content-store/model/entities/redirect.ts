import { z } from 'zod';
import { asciiAddress, readablePath } from '../values/address-encoding.ts';
import { idSchema } from '../values/id.ts';
import { isReservedSlug } from '../values/slug.ts';

/**
 * A path, perhaps with a query: `/?p=12` is a distinct old address. `*`, `:`, `?` and `#` have special meanings in the
 * redirect files of static hosts.
 */
const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\*:?#]*(?:\?[\w.~=&%+-]+)?$/, 'Redirect from a path on this site, such as /old-address')
  .transform((from) => {
    const { path, query } = redirectStart(from);
    return `${readablePath(path)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '')}${query && `?${query}`}`;
  })
  .refine(
    (from) => !isReservedSlug(redirectStart(from).path.slice(1)),
    'Redirects cannot start at an address reserved for the site itself',
  );

/** The path and the query that a redirect starts at; without a query it holds for all. */
export function redirectStart(from: string): { path: string; query: string } {
  const [path = '', query = ''] = from.split(/\?(.*)/s);
  return { path, query };
}

/** Longer addresses, as they are sent, do not fit into the lines and headers of servers. */
export const MAX_TARGET = 2000;

const target = z
  .string()
  .trim()
  .max(MAX_TARGET)
  .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/, 'Redirect to a path on this site or an http(s) address');

const fields = { name: z.string().max(200).default(''), from: path, to: target };
/** One with a query must not lead to its own path with that query again. */
function leadsElsewhere({ from, to }: { from: string; to: string }): boolean {
  const [start, end] = [redirectStart(from), redirectStart(to.replace(/#.*$/s, ''))];
  const parameters = new Set(end.query.split('&'));
  const isSame = start.query !== '' && start.path === end.path.toLowerCase();
  return from !== to && !(isSame && start.query.split('&').every((parameter) => parameters.has(parameter)));
}
const LEADS_TO_ITSELF = 'A redirect cannot point to itself';

/** An old address and its target, served as a 301. */
export const redirectSchema = z.object({ _id: idSchema, ...fields }).refine(leadsElsewhere, LEADS_TO_ITSELF);
/** What the redirect of a page that moved is called. */
export const MOVED_PAGE = 'Moved page';

/** A new one has no `_id` yet. Stricter than what may be stored already. */
export const postedRedirectSchema = z
  .object({ _id: idSchema.optional(), ...fields })
  .refine(leadsElsewhere, LEADS_TO_ITSELF)
  .refine(({ from, to }) => !/\p{Cc}/u.test(from + to), 'A redirect cannot contain control characters')
  .refine(({ to }) => asciiAddress(to).length <= MAX_TARGET, 'This address is too long to redirect to');
export type PostedRedirect = z.output<typeof postedRedirectSchema>;
export type Redirect = z.output<typeof redirectSchema>;

export const MAX_REDIRECTS = 5000;

/** All redirects of a domain; `_id` is `redirects_{domainId}`. */
export const redirectsSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  redirects: z.array(redirectSchema).max(MAX_REDIRECTS).default([]),
});
export type Redirects = z.output<typeof redirectsSchema>;
