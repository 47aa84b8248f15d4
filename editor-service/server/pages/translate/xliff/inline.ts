import { readText, writeText } from '#site/content/text-runs.ts';

/** Words, or a tag that translators move and cannot change; `x` stands alone, `g` has something inside. */
export type Inline = string | { tag: 'g' | 'x'; id: string; inside: readonly Inline[] };

const PIECES = /<[^<>]*>|[^<]+|</g;
const NAME = /^<\/?([a-z]+)/i;
const ALONE = /^<(?:br|img)\b/i;

/**
 * For each tag of a translation the index of the one of the original that it stands for, in whatever order: the same but for
 * what describes a picture, or else the next of its name; beyond them for one more.
 */
export function counterparts(tags: readonly string[], originals: readonly string[]): number[] {
  const free = new Set(originals.keys());
  const take = (tag: string, part: RegExp) => {
    const found = [...free].find((at) => originals[at]?.replace(part, '') === tag.replace(part, ''));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = tags.map((tag) => take(tag, /\salt="[^"]*"/));
  let more = originals.length;
  return tags.map((tag, index) => same[index] ?? take(tag, /\s.*/s) ?? more++);
}

/** Markup of one segment as words and numbered tags, and the tags by their numbers: those of its original. */
export function readInline(markup: string, originals?: ReadonlyMap<string, string>) {
  const openings = Array.from(markup.matchAll(PIECES), ([piece]) => piece).filter((piece) => /^<[a-z]/i.test(piece));
  const numbers = originals ? counterparts(openings, [...originals.values()]) : [...openings.keys()];
  const tags = new Map<string, string>();
  const root: Inline[] = [];
  const open: Inline[][] = [root];
  for (const [piece] of markup.matchAll(PIECES)) {
    const into = open.at(-1) ?? root;
    if (!NAME.test(piece)) into.push(readText(piece));
    else if (piece.startsWith('</')) {
      if (open.length > 1) open.pop();
    } else {
      const id = String((numbers[tags.size] ?? 0) + 1);
      tags.set(id, piece);
      const inside: Inline[] = [];
      into.push({ tag: ALONE.test(piece) ? 'x' : 'g', id, inside });
      if (!ALONE.test(piece)) open.push(inside);
    }
  }
  return { inline: root, tags };
}

/** The markup of words and numbered tags. */
export const writeInline = (inline: readonly Inline[], tags: ReadonlyMap<string, string>): string =>
  inline
    .map((part) => {
      if (typeof part === 'string') return writeText(part);
      const opening = tags.get(part.id) ?? '';
      const [, name = ''] = NAME.exec(opening) ?? [];
      return part.tag === 'x' ? opening : `${opening}${writeInline(part.inside, tags)}</${name}>`;
    })
    .join('');

/** The words alone. */
export const wordsOf = (inline: readonly Inline[]): string =>
  inline.map((part) => (typeof part === 'string' ? part : wordsOf(part.inside))).join('');

/** True if both have the same tags, each as often, in any order: `g1 x2`. */
export const haveSameTags = (one: readonly Inline[], other: readonly Inline[]): boolean =>
  tagList(one) === tagList(other);

const tagList = (inline: readonly Inline[]): string => tagsIn(inline).toSorted().join(' ');

const tagsIn = (inline: readonly Inline[]): string[] =>
  inline.flatMap((part) => (typeof part === 'string' ? [] : [part.tag + part.id, ...tagsIn(part.inside)]));

/** Neighbouring words as one, as a reader of the file gets them. */
export function joined(inline: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of inline) {
    const last = result.at(-1);
    if (part === '') continue;
    if (typeof part !== 'string') result.push({ ...part, inside: joined(part.inside) });
    else if (typeof last === 'string') result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}
