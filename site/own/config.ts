/** The content of the site folder's `site.config.ts`; `fields/own-config.ts` gives it its type. */
export const config = {};
