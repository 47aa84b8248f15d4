import { config } from '#own/config.ts';
import type { SiteConfig } from './site-config.ts';

/** The content of the site folder's `site.config.ts`. */
export const ownConfig: SiteConfig = config;
