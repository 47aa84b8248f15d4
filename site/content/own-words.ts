import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { mapFields } from '../fields/map-fields.ts';
import { textsIn } from '../texts/texts-in.ts';
import { content, sample } from '../words/english.ts';
import { eachText } from './each-text.ts';
import { blockOf, upgradedItem } from './item-schema.ts';

const known = new Map<string, ReadonlyMap<string, string>>();

/** What blocks say until an editor does, by the English words of their definitions; only what is said otherwise. */
function wordsIn(language: string): ReadonlyMap<string, string> {
  const map = known.get(language) ?? new Map(wordPairs(language).filter(([word, said]) => word !== said));
  known.set(language, map);
  return map;
}

type Words = Readonly<Record<string, string>>;

function wordPairs(language: string): [string, string][] {
  const own = textsIn(language);
  return [...pairsOf(content, own.content), ...pairsOf(sample, own.sample)];
}

/** A text may be plain, or the only paragraph of a rich one. */
const pairsOf = (english: Words, own: Words): [string, string][] =>
  Object.entries(english).flatMap(([name, word]): [string, string][] => {
    const said = own[name] ?? word;
    return [
      [word, said],
      [`<p>${word}</p>`, `<p>${said}</p>`],
    ];
  });

const PLACE = { blockKey: null, block: '', field: '' };

/** A parsed block with what its definition filled in said in the language of its page; what was `stored` stays. */
export function inOwnWords<Item extends ContentItem>(item: Item, language = '', stored?: ContentItem): Item {
  const words = wordsIn(language);
  const definition = words.size > 0 && blockOf(item.componentType)?.definition;
  if (!definition) return item;
  const current = stored && upgradedItem(definition, stored);
  const given = current?.ok ? current.value : stored;
  const visit = eachText((text, _kind, _place, path) =>
    valueAt(given, path) === text ? text : (words.get(text) ?? text),
  );
  return mapFields(item, definition.fields, (field, value, path) => visit(field, value, PLACE, path));
}

/** What one of the product's own words is in a language of the site. */
export const ownWord = (word: string, language: string): string => wordsIn(language).get(word) ?? word;
