import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { useLanguage } from './use-texts.ts';

/** The language of the page around a view, and where its pages are. */
export function usePageLanguage(): SiteLanguage {
  const tag = useLanguage();
  return siteLanguages.find((language) => language.tag === tag) ?? siteLanguages[0];
}
