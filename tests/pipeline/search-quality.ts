import { readFileSync } from 'node:fs';
import type { ReadFile } from '#content-store/search/open-index.ts';
import { searchSite } from '#content-store/search/search-site.ts';

/** What somebody types, and the page it should lead to. */
interface ExpectedResult {
  kind: 'title' | 'body' | 'prefix' | 'mistake';
  query: string;
  expected: string;
}

/** Forty queries over the first 2,000 pages of the library; they were chosen before the index took segments. */
const QUERIES: readonly ExpectedResult[] = JSON.parse(
  readFileSync(new URL('./search-queries.json', import.meta.url), 'utf8'),
);

/** The mean of 1 / place of the expected page; 0 for one that is not among the first ten. */
export async function meanReciprocalRank(readFile: ReadFile): Promise<number> {
  let sum = 0;
  for (const { query, expected } of QUERIES) {
    const { results } = await searchSite(query, readFile);
    const place = results.findIndex(({ slug }) => slug === expected);
    if (place >= 0) sum += 1 / (place + 1);
  }
  return sum / QUERIES.length;
}
