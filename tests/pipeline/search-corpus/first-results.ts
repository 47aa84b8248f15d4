import { searchSite } from '#content-store/search/search-site.ts';
import { CORPUS_LANGUAGES } from './corpus-languages.ts';

/** The first result of each query in the files of an index, with the files read by then and for ten results; runs in browsers too. */
export async function firstResults(tag: string, files: Readonly<Record<string, string>>, queries: readonly string[]) {
  const language = await CORPUS_LANGUAGES[tag]?.();
  const first: string[] = [];
  const readForOne: string[][] = [];
  const readForTen: string[][] = [];
  for (const query of queries) {
    const names = new Set<string>();
    const readFile = async (name: string) => {
      names.add(name);
      return files[name] ?? null;
    };
    const onPart = async (_: object, part: 'best' | 'all') => {
      if (part === 'best') readForOne.push([...names]);
    };
    const { results } = await searchSite(query, readFile, { ...(language && { language }), onPart });
    first.push(results[0]?.slug ?? '');
    readForTen.push([...names]);
  }
  return { first, readForOne, readForTen };
}
