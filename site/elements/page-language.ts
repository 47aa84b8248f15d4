import { createContext, useContext } from 'react';
import { placeOf } from '#content-store/model/entities/site-document.ts';
import { languageAt, type SiteLanguage } from '#content-store/model/values/site-language.ts';
import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import { siteLanguages } from '../fields/site-languages.ts';

/** The language of a page, by its domain and address. */
export const pageLanguage = ({ domainId, slug }: { domainId: string; slug: string }): SiteLanguage =>
  languageAt(siteLanguages, domainId, slug);

/** What finds the pages of a language, by its tag (without one: the first); nothing where a domain has only one. */
export function within(tag: string | undefined): Pick<TagFilter, 'within'> {
  const { path, domainId } = siteLanguages.find((language) => language.tag === tag) ?? siteLanguages[0];
  const others = siteLanguages.flatMap((language) => language.path || []);
  return others.length === 0 || domainId !== '' ? {} : { within: { path, others } };
}

/** Names the documents of a language and region; empty for those of the whole domain. */
export const placeIn = ({ tag, path }: SiteLanguage, region = ''): string => placeOf(region, path === '' ? '' : tag);

/** The same for questions whose documents no region has. */
export const inPlace = (language: SiteLanguage) => {
  const slugPrefix = placeIn(language);
  return slugPrefix === '' ? {} : { slugPrefix };
};

/** The language of the page around a view. An island has the site's first one, unless its host gives it another. */
export const PageLanguageContext = createContext<SiteLanguage>(siteLanguages[0]);

export const usePageLanguage = (): SiteLanguage => useContext(PageLanguageContext);
