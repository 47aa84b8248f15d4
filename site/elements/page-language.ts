import { languageAt, type SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';

/** The language of a page, by its domain and address. */
export const pageLanguage = ({ domainId, slug }: { domainId: string; slug: string }): SiteLanguage =>
  languageAt(siteLanguages, domainId, slug);
