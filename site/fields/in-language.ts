import { documentPlace } from '#content-store/model/entities/site-document.ts';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import { ownConfig } from './own-config.ts';
import { siteLanguages } from './site-languages.ts';

/** What finds the pages of a language, by its tag (without one: the first); nothing where a domain has only one. */
export function within(tag: string | undefined): Pick<TagFilter, 'within'> {
  const { path, domainId } = siteLanguages.find((language) => language.tag === tag) ?? siteLanguages[0];
  const others = siteLanguages.flatMap((language) => language.path || []);
  return others.length === 0 || domainId !== '' ? {} : { within: { path, others } };
}

/** What a feed or tag is called for visitors: its own name, unless the language has another. */
export function nameIn(tag: string, name: string): string {
  const { names = {} } = ownConfig.languages?.[tag] ?? {};
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

/** Names the documents of a language and region; empty for those of the whole domain. */
export const placeIn = ({ tag, path }: SiteLanguage, region = ''): string =>
  documentPlace(region, path === '' ? '' : tag);

/** The same for questions whose documents no region has. */
export const inPlace = (language: SiteLanguage) => {
  const slugPrefix = placeIn(language);
  return slugPrefix === '' ? {} : { slugPrefix };
};
