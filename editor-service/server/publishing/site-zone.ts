import { ownConfig } from '#site/fields/own-config.ts';

/** The time zone of `site.config.ts`, else that of the service. */
export const siteZone = (): string => ownConfig.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
