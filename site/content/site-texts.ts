import { languagesIn } from '../fields/languages-in.ts';
import type { OwnTexts } from '../fields/own-texts.ts';
import type { SiteConfig } from '../fields/site-config.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { catalogues } from '../words/catalogues.ts';
import * as english from '../words/english.ts';

type Text = string | Readonly<Record<string, string | undefined>>;
type Groups = Readonly<Record<string, Readonly<Record<string, Text | undefined>> | undefined>>;

/** The words of a language, and the names of those (`hub.results`) that are in English because nobody has given them. */
interface SiteTexts {
  tag: string;
  texts: Catalogue;
  missing: string[];
}

/**
 * The words of a site in each of its languages, the first one first: for `de-AT` what the site folder says in it, then the
 * site folder's `de`, the product's own German, English.
 */
export function siteTexts(config: SiteConfig): SiteTexts[] {
  const languages = languagesIn(config);
  const own = mapEntries(config.languages ?? {}, ({ texts }) => texts);
  own[languages[0].tag] = config.texts ?? own[languages[0].tag];
  return languages.map(({ tag }) => textsAlong(tag, own));
}

function textsAlong(tag: string, own: Readonly<Record<string, OwnTexts | undefined>>): SiteTexts {
  const sources = tagsAlong(tag).flatMap((one) => [withPlurals(own[one] ?? {}), (catalogues[one] ?? {}) as Groups]);
  const missing: string[] = [];
  const texts = mapEntries(english as Groups, (words = {}, group) =>
    mapEntries(words, (inEnglish, name) => {
      const found = sources.map((source) => source[group]?.[name]).filter((text) => text !== undefined);
      if (found.length === 0) missing.push(`${group}.${name}`);
      return [...found, inEnglish].reduceRight<Text | undefined>((below, above) => combined(above, below), undefined);
    }),
  );
  return { tag, texts: texts as unknown as Catalogue, missing };
}

/** `de-AT` → `de-AT`, `de` */
function tagsAlong(tag: string): string[] {
  const parts = (Intl.getCanonicalLocales(tag)[0] ?? tag).split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Forms of a plural without `other` stand before those of the catalogue; with it they are all there are. */
const combined = (above: Text | undefined, below: Text | undefined): Text | undefined =>
  typeof above === 'object' && typeof below === 'object' && above.other === undefined ? { ...below, ...above } : above;

/** A single text for all forms of a plural, and the singulars as they were given before there were others. */
function withPlurals(own: OwnTexts): Groups {
  const { hub, search } = own;
  const forms = (one: string | undefined, all: Text | undefined): Text | undefined => {
    const given = { ...(one !== undefined && { one }), ...(typeof all === 'string' ? { other: all } : all) };
    return Object.keys(given).length > 0 ? given : undefined;
  };
  return {
    ...(own as Groups),
    hub: { ...hub, items: forms(hub?.item, hub?.items) },
    search: { ...search, pages: forms(search?.page, search?.pages) },
  };
}

const mapEntries = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
