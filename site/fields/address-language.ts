import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from './site-languages.ts';

/** The language of names that have no place, such as tags: the first of the site. */
export const firstLanguage = siteLanguages[0].tag;

/** The language in which an address is written that begins like this, typed or stored. */
export const addressLanguage = (address: string, domainId = ''): string =>
  languageAt(siteLanguages, domainId, address.trim().replace(/^\/+/, '')).tag;
