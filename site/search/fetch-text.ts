import { remember } from '#content-store/model/values/remember.ts';
import { blocksText } from '#content-store/search/page-text.ts';

/** Without a page's text by then (milliseconds), a result shows its description. */
const TIMEOUT = 5000;

/** The text of a file of the search index, fetched once per page view; null if it does not exist. */
export const readIndexFile = remember((name) => fetchText(`/_search/${name}`));

/** Lets the next search fetch every file again: those fetched before may not match those of a new publish. */
export const forgetIndexFiles = (): void => readIndexFile.forget();

/** The visible text of the blocks of the page at an address; empty if there is none. */
export async function pageTextAt(slug: string): Promise<string> {
  const html = (await fetchText(`/${slug}`, { signal: AbortSignal.timeout(TIMEOUT) })) ?? '';
  return blocksText(new DOMParser().parseFromString(html, 'text/html'));
}

async function fetchText(address: string, options?: RequestInit): Promise<string | null> {
  const response = await fetch(address, options);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.text();
}
