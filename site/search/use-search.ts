import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexFolder } from '#content-store/search/languages/index-folder.ts';
import type { ReadFile } from '#content-store/search/open-index.ts';
import type { SearchAnswer, SearchOptions } from '#content-store/search/search-site.ts';
import { useLanguage } from '../texts/use-texts.ts';
import { prepareDays } from './day-text.ts';
import { forgetIndexFiles, pageTextAt, readIndexFile } from './fetch-text.ts';

/** The state of the search page: idle, loading, results, or failed. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading'; query: string }
  | { kind: 'found'; query: string; pageKind: string; answer: SearchAnswer; coming?: Coming }
  | { kind: 'failed'; query: string };

/** What else is on its way: the results after the best one, or more than were shown at first. */
type Coming = 'others' | 'more' | undefined;

interface Wanted {
  query: string;
  /** Only pages of this kind; empty for all. */
  pageKind: string;
}

/** The search starts after this pause in typing (milliseconds), with this many letters. */
const PAUSE = 200;
const MIN_TYPED = 2;

/** Searches the index files, first for what was typed before this code arrived, or else for the query in the address. */
export function useSearch(onQuery: (query: string) => void, typedBefore: () => string) {
  const language = useLanguage();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the address follows the typing, so that one step back undoes all of it. */
  const isTyping = useRef(false);

  /** Searches, or adds results to those of `shown`. An answer is dropped once there is a newer question. */
  async function run({ query, pageKind }: Wanted, shown?: SearchAnswer) {
    clearTimeout(pause.current);
    latest.current += 1;
    const mine = latest.current;
    if (query.trim() === '') return setState({ kind: 'idle' });
    setState((now) => {
      if (now.kind !== 'found') return { kind: 'loading', query };
      return { ...now, coming: shown && 'more' };
    });
    const before = shown?.results ?? [];
    const found = (answer: SearchAnswer): SearchState => {
      const results = [...before, ...answer.results];
      return { kind: 'found', query, pageKind, answer: { ...(shown ?? answer), results } };
    };
    /** Where results are shown already, the new ones take their place together. */
    const onPart = (answer: SearchAnswer, part: 'best' | 'all') => {
      const withPart = (now: SearchState): SearchState => {
        if (mine !== latest.current || (part === 'best' && now.kind !== 'loading')) return now;
        return part === 'best' ? { kind: 'found', query, pageKind, answer, coming: 'others' } : found(answer);
      };
      flushSync(() => setState(withPart));
      return painted();
    };
    const next = await answerTo(query, { kind: pageKind, first: before.length, onPart }).then(
      found,
      (): SearchState => ({ kind: 'failed', query }),
    );
    if (mine === latest.current) setState(next);
  }

  /** Writes to the address what is searched, as a new step or instead of the present one. */
  function note({ query, pageKind }: Wanted, isStep: boolean) {
    const wanted = new URLSearchParams({ q: query, ...(pageKind && { kind: pageKind }) });
    const address = query === '' ? location.pathname : `?${wanted}`;
    if (isStep && location.search !== address) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }

  const followAddress = useEffectEvent(() => {
    const wanted = new URLSearchParams(location.search);
    const query = wanted.get('q') ?? '';
    isTyping.current = false;
    onQuery(query);
    void run({ query, pageKind: wanted.get('kind') ?? '' });
  });

  /** Searches after a pause in typing. */
  function type(query: string) {
    clearTimeout(pause.current);
    latest.current += 1;
    if (query.trim().length < MIN_TYPED && query !== '') return;
    pause.current = setTimeout(() => {
      note({ query, pageKind: '' }, !isTyping.current);
      isTyping.current = true;
      void run({ query, pageKind: '' });
    }, PAUSE);
  }

  const begin = useEffectEvent(() => {
    const already = typedBefore();
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    prepare(language).catch(() => {}); // the search loads it again, and says what fails
    if (already === '' || already === asked) return followAddress();
    onQuery(already);
    type(already);
  });

  useEffect(() => {
    begin();
    addEventListener('popstate', followAddress);
    return () => {
      removeEventListener('popstate', followAddress);
      clearTimeout(pause.current);
    };
  }, []);

  return {
    state,
    search: (query: string) => {
      const isStep = !isTyping.current;
      isTyping.current = false;
      void run({ query, pageKind: '' });
      setTimeout(() => note({ query, pageKind: '' }, isStep)); // ten milliseconds, in which the answer is on its way
    },
    type,
    choose: (pageKind: string) => {
      if (state.kind !== 'found') return;
      note({ query: state.query, pageKind }, false);
      void run({ query: state.query, pageKind });
    },
    showMore: () => {
      if (state.kind === 'found' && !state.coming) void run(state, state.answer);
    },
  };
}

/** A hidden page is not painted. */
const MAX_UNPAINTED = 100;

/** Resolves when the page is visible as it is now; nothing that happens afterwards delays that. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_UNPAINTED);
  });

/** The code of the search in the language of the page, which is not part of the page's first script. */
async function searchCode() {
  const [{ searchSite, prepareSearch }, { searchRules }] = await Promise.all([
    import('#content-store/search/search-site.ts'),
    import('#own/search-languages.ts'),
  ]);
  const tags = Object.keys(searchRules);
  const tag = tags.find((known) => known === document.documentElement.lang) ?? tags[0] ?? '';
  const readFile: ReadFile = (name) => readIndexFile(indexFolder(tag, tags) + name);
  return { searchSite, prepareSearch, readFile, language: await searchRules[tag]?.() };
}

/** Loads what every search begins with, while the visitor is typing. */
async function prepare(language: string): Promise<void> {
  const code = searchCode();
  prepareDays(language);
  const { prepareSearch, readFile } = await code;
  await prepareSearch(readFile);
}

async function answerTo(query: string, wanted: SearchOptions): Promise<SearchAnswer> {
  const { searchSite, readFile, language } = await searchCode();
  const options = { ...wanted, ...(language && { language }), textOf: pageTextAt, forget: forgetIndexFiles };
  return searchSite(query, readFile, options).catch((error: unknown) => {
    forgetIndexFiles();
    throw error;
  });
}
