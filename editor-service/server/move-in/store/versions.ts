import { addressIn, type SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';

/** An entry in one of the site's languages; entries of the same `name` are translations of each other. */
export interface ImportedVersion {
  language: SiteLanguage;
  name: string;
}

const isNamed = ({ tag, path }: SiteLanguage, name: string): boolean =>
  [tag, path, tag.split('-')[0]].some((known) => known !== '' && known?.toLowerCase() === name.toLowerCase());

/** The language of a domain that a source calls `de`, `de_AT` or `de-AT`; undefined for any other word, and where there is only one. */
export function languageCalled(word: string, domainId: string): SiteLanguage | undefined {
  const here = siteLanguages.filter((language) => language.domainId === '');
  const isOwn = siteLanguages.some((language) => language.domainId === domainId);
  return isOwn || here.length === 1 ? undefined : here.find((language) => isNamed(language, word.replaceAll('_', '-')));
}

/** An address below the segment of a language, whatever the source calls it: `about`, `en/about` → `about`; `about` → `de/about`. */
export function slugInLanguage(slug: string, language: SiteLanguage): string {
  const [first = '', ...rest] = slug.split('/');
  return addressIn(language, `/${isNamed(language, first) ? rest.join('/') : slug}`).slice(1);
}

/** The keys of translations, by the id of their entry: the id of the one in the site's first language, or else of the first. */
export function translationKeys(
  entries: readonly { _id: string; version?: ImportedVersion | undefined }[],
): Map<string, string> {
  const keys = new Map<string, string>();
  const versions = entries.flatMap(({ _id, version }) => (version ? [{ _id, ...version }] : []));
  for (const alike of Map.groupBy(versions, ({ name }) => name).values()) {
    const original = alike.find(({ language }) => language === siteLanguages[0]) ?? alike[0];
    for (const [language, [first]] of Map.groupBy(alike, (one) => one.language))
      if (first && original && language !== original.language) keys.set(first._id, original._id);
  }
  return keys;
}
