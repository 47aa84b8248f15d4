/** What `site.config.ts` of the site folder says; `fields/own-config.ts` gives it its type. */
export const config = {};
