import { ownConfig } from './own-config.ts';

/** The language in which addresses, tags and typed names of this site become slugs. */
export const addressLanguage = ownConfig.language ?? 'en';
