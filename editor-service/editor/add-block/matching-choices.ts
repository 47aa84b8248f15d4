import type { Choice } from './choice.ts';

type Text = Pick<Choice, 'label' | 'description' | 'keywords'>;

/** Ranks of a match; a lower one is better. */
const RANKS = { exact: 0, name: 1, word: 2, keyword: 3, inside: 4, description: 5 } as const;

/** The choices that match every word of a search, best match first: by name, word, synonym, description. */
export function matchingChoices<Found extends Text>(choices: readonly Found[], search: string): Found[] {
  const wanted = search.toLowerCase().trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, wanted, words);
      return rank === null ? [] : [{ choice, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** Null when a word is found nowhere. */
function rankOf({ label, description, keywords }: Text, wanted: string, words: readonly string[]): number | null {
  const name = label.toLowerCase();
  if (name === wanted) return RANKS.exact;
  if (name.startsWith(wanted)) return RANKS.name;
  const ranks = words.map((word) => rankOfWord(word, name, keywords, description.toLowerCase()));
  return ranks.includes(null) ? null : Math.max(...ranks.map(Number));
}

function rankOfWord(word: string, name: string, keywords: readonly string[], description: string): number | null {
  if (wordsOf(name).some((part) => part.startsWith(word))) return RANKS.word;
  if (keywords.some((keyword) => keyword.toLowerCase().startsWith(word))) return RANKS.keyword;
  if (name.includes(word)) return RANKS.inside;
  return wordsOf(description).some((part) => part.startsWith(word)) ? RANKS.description : null;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);
