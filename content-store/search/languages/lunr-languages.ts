import lunr from 'lunr';
import { spelled } from '../spelling.ts';
import type { SearchLanguage } from './language.ts';

/** A language of Lunr, built in or added by `lunr-languages`. */
interface LunrRules {
  stemmer: lunr.PipelineFunction;
  stopWordFilter: lunr.PipelineFunction;
}

/** What a file of `lunr-languages` exports: it adds something to Lunr. */
type Plugin = Promise<{ default: (to: never) => void }>;

/** Articles, and in Arabic `and`, before at least two or three letters; letters are spelled as the index has them. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  ar: /^(?:و?(?:ال|بال|كال|فال|لل)(?=..)|و(?=...))/,
  fr: /^(?:[cdjlmnst]|qu)'/,
  it: /^(?:l|un|[dsn]?[ae]ll|c|d)'/,
};

export const english: SearchLanguage = withLunr('en', lunr);

/** Loads a language with rules of `lunr-languages`, and what all of those need. */
export async function lunrLanguage(name: string, support: Plugin, rules: Plugin): Promise<SearchLanguage> {
  const [{ default: addStemmers }, { default: addRules }] = await Promise.all([support, rules]);
  const added = lunr as unknown as Record<string, LunrRules | undefined>;
  if (!added[name]) for (const add of [addStemmers, addRules]) add(lunr as never);
  return withLunr(name, added[name] as LunrRules);
}

/** Makes a search language from Lunr's rules. */
function withLunr(name: string, { stemmer, stopWordFilter }: LunrRules): SearchLanguage {
  const token = (word: string) => new lunr.Token(word, {});
  return {
    name,
    stem: (word) => spelled(String(stemmer(token(word), 0, []))),
    isStopWord: (word) => !stopWordFilter(token(word), 0, []),
    ...(ARTICLES[name] && { article: ARTICLES[name] }),
  };
}
