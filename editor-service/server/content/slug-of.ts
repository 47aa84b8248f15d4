import { slugSchema, toSlug } from '#content-store/model/values/slug.ts';
import { checkPayload } from '../http/payload.ts';

/** The canonical address of what was typed: ` /About Us/ ` is `about-us`; a name of which nothing is left is not the home page. */
export const slugOf = (typed: string): string =>
  checkPayload(slugSchema, toSlug(typed) || typed.trim().replace(/^\/+|\/+$/g, ''));
