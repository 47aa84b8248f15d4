import type { SiteConfig } from '../fields/site-config.ts';

/** What `site.config.ts` of the site folder says. */
export const config: SiteConfig = {};
