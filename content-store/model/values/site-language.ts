import { directionOf } from './direction.ts';

/** A language of a site and where its pages are. */
export interface SiteLanguage {
  /** BCP 47: `de-AT`. */
  tag: string;
  /** The first segment of its addresses; empty for the first language, and for one with a domain of its own. */
  path: string;
  /** The domain whose pages are all in this language; empty for a language of every other domain. */
  domainId: string;
  /** Where logos and breadcrumbs lead. */
  home: string;
  dir: 'ltr' | 'rtl';
  /** Its name in itself: `Deutsch`. */
  name: string;
}

/** A site's languages, the first of them that of every address without another; never empty. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

/** A language at a path or on a domain of its own. */
export function siteLanguage(tag: string, { path = '', domain = '' } = {}): SiteLanguage {
  return { tag, path, domainId: domain, home: `/${path}`, dir: directionOf(tag), name: languageName(tag, tag) };
}

/** The name of a language in another one, as it begins a line: `German`, `Deutsch (Österreich)`. */
export function languageName(tag: string, shownIn: string): string {
  const names = new Intl.DisplayNames([shownIn], { type: 'language', languageDisplay: 'standard' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  return first.toLocaleUpperCase(shownIn) + rest.join('');
}

/** The language of the page at an address. */
export const languageAt = (languages: SiteLanguages, domainId: string, slug: string): SiteLanguage =>
  languages.find((language) => language.domainId !== '' && language.domainId === domainId) ??
  languages.find(({ path }) => path !== '' && (slug === path || slug.startsWith(`${path}/`))) ??
  languages[0];

/** A fixed address in a language: `/search` → `/de/search`, `/` → `/de`. */
export const addressIn = ({ path }: SiteLanguage, address: string): string =>
  path === '' ? address : `/${path}${address === '/' ? '' : address}`;

/** An address without the segment of its language: `de/about` → `about`, `de` → `''`. */
export const slugWithoutLanguage = (languages: SiteLanguages, domainId: string, slug: string): string => {
  const { path } = languageAt(languages, domainId, slug);
  return path === '' ? slug : slug.slice(path.length + 1);
};
