import { containsWords, folded } from '#content-store/model/values/folded.ts';

/** Something that can be found by its label first, then by its other words. */
export interface Findable {
  id: string;
  label: string;
  detail: string;
  words?: string;
}

const NO_MATCH = 9;

/** Those that contain every word: best match first, then most recently used, then in the given order. */
export function bestFirst<One extends Findable>(all: readonly One[], search: string, used: readonly string[]): One[] {
  const phrase = folded(search.trim());
  const recency = (id: string) => (used.includes(id) ? used.indexOf(id) : used.length);
  return all
    .map((one, index) => ({ one, index, quality: qualityOf(one, phrase) }))
    .filter(({ quality }) => quality < NO_MATCH)
    .sort((a, b) => a.quality - b.quality || recency(a.one.id) - recency(b.one.id) || a.index - b.index)
    .map(({ one }) => one);
}

/** 0 for a label that is the phrase, more for worse matches. */
function qualityOf({ label, detail, words = '' }: Findable, phrase: string): number {
  if (phrase === '') return 0;
  const [name, rest] = [folded(label), folded(`${detail} ${words}`)];
  if (name === phrase) return 0;
  if (name.startsWith(phrase)) return 1;
  if (beginsWord(name, phrase)) return 2;
  const parts = phrase.split(/\s+/);
  if (parts.every((part) => beginsWord(name, part))) return 3;
  if (name.includes(phrase)) return 4;
  if (parts.every((part) => beginsWord(`${name} ${rest}`, part))) return 5;
  return containsWords(`${name} ${rest}`, phrase) ? 6 : NO_MATCH;
}

const beginsWord = (text: string, part: string): boolean => ` ${text.replace(/[/\-:(]/g, ' ')}`.includes(` ${part}`);
