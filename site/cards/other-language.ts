import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';

export interface OtherLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The language of the page at an address, if it is not that of the page that shows it. */
export function otherLanguage(slug: string, shownIn: string): OtherLanguage | undefined {
  const here = siteLanguages.find(({ tag }) => tag === shownIn) ?? siteLanguages[0];
  const { tag, dir } = languageAt(siteLanguages, here.domainId, slug);
  return tag === here.tag ? undefined : { lang: tag, dir };
}
