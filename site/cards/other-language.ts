import type { Notice } from '#content-store/model/entities/notice.ts';
import { partsOfPlace } from '#content-store/model/entities/site-document.ts';
import { languageAt, type SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';

export interface OtherLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The language of the page at an address, if it is not that of the page that shows it. */
export function otherLanguage(slug: string, shownIn: string): OtherLanguage | undefined {
  const here = siteLanguages.find(({ tag }) => tag === shownIn) ?? siteLanguages[0];
  return unless(here, languageAt(siteLanguages, here.domainId, slug));
}

/** The same for a document of the site: a language without its own shows that of the whole domain. */
export function otherLanguageOf({ _id, domainId }: Notice, here: SiteLanguage) {
  const { language } = partsOfPlace(_id);
  const own = siteLanguages.find(({ tag }) => tag.toLowerCase() === language);
  return unless(here, own ?? languageAt(siteLanguages, domainId, ''));
}

const unless = (here: SiteLanguage, { tag, dir }: SiteLanguage): OtherLanguage | undefined =>
  tag === here.tag ? undefined : { lang: tag, dir };
