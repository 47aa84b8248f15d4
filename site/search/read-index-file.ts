import { remember } from '#content-store/model/values/remember.ts';

/** The text of a file of the search index, fetched once per page view; null if it does not exist. */
export const readIndexFile = remember((name) => fetchText(`/_search/${name}`));

/** Lets the next search fetch every file again: those fetched before may not match those of a new publish. */
export const forgetIndexFiles = (): void => readIndexFile.forget();

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.text();
}
