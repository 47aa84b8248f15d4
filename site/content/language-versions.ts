import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { PageVersion, Reader } from '#content-store/model/published/reader.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';

/** A page in one of the site's languages. */
export interface LanguageVersion {
  language: SiteLanguage;
  version: PageVersion;
}

type Translated = Pick<PublishedPage, '_id' | 'translationKey'>;

/** The published versions of a page, in the order of the site's languages. */
export async function languageVersions(
  { _id, translationKey = _id }: Translated,
  reader: Reader,
): Promise<LanguageVersion[]> {
  if (siteLanguages.length === 1) return [];
  return inLanguages(await reader.ask('translations', { translationKey }));
}

/** The home pages of the site's languages, in their order. */
export async function languageHomes(reader: Reader): Promise<LanguageVersion[]> {
  if (siteLanguages.length === 1) return [];
  const homes = siteLanguages.map(({ domainId, path: slug }) => ({ domainId, slug }));
  return inLanguages(await reader.ask('homes', { homes }));
}

/** The language of a page. Where no page is published at its home address, its home is that of the whole domain. */
export async function languageWithHome(
  page: { domainId: string; slug: string },
  reader: Reader,
): Promise<SiteLanguage> {
  const language = pageLanguage(page);
  if (language.path === '' || language.path === page.slug) return language;
  const homes = await languageHomes(reader);
  return homes.some((home) => home.language === language) ? language : { ...language, home: '/' };
}

/** The first version in each language. */
export const inLanguages = (versions: readonly PageVersion[]): LanguageVersion[] =>
  siteLanguages.flatMap((language) => {
    const version = versions.find((one) => pageLanguage(one).tag === language.tag);
    return version ? [{ language, version }] : [];
  });

/** Where a page leads to in the site's languages: to its own version, or else to the home page. */
export const languageLinks = (
  versions: readonly LanguageVersion[],
  homes: readonly LanguageVersion[],
): LanguageVersion[] =>
  siteLanguages.flatMap(({ tag }) => [...versions, ...homes].find(({ language }) => language.tag === tag) ?? []);

/** The absolute address of a version; empty when its site's own address is unknown. `base` is that of the environment. */
function addressOfVersion({ version: { slug, siteUrl } }: LanguageVersion, base: string): string {
  const site = (siteUrl || base).replace(/\/$/, '');
  return site && `${site}/${asciiAddress(slug)}`;
}

/** What a link on a page of a domain leads to. */
export const hrefOfVersion = (one: LanguageVersion, domainId: string): string =>
  one.version.domainId === domainId ? `/${one.version.slug}` : addressOfVersion(one, '');

/** The addresses of a page by language, the same on each version (`x-default`: that of the site's first); none for a single one. */
export function alternateAddresses(versions: readonly LanguageVersion[], base: string) {
  const known = versions.flatMap((one) => {
    const href = addressOfVersion(one, base);
    return href ? [{ tag: one.language.tag, href }] : [];
  });
  if (known.length < 2) return [];
  const first = known.find(({ tag }) => tag === siteLanguages[0].tag);
  return first ? [...known, { ...first, tag: 'x-default' }] : known;
}
