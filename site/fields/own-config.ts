import { config } from '#own/config.ts';
import type { SiteConfig } from './site-config.ts';

/** What `site.config.ts` of the site folder says. */
export const ownConfig: SiteConfig = config;
