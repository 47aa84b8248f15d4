const known = new Map<string, Promise<string | null>>();

/** The text of a file of the search index, fetched once per page view; null if it does not exist. */
export function readIndexFile(name: string): Promise<string | null> {
  const text = known.get(name) ?? fetchText(`/_search/${name}`);
  known.set(name, text);
  text.catch(() => known.delete(name)); // so that it can be retried
  return text;
}

/** Lets the next search fetch every file again: those fetched before may not match those of a new publish. */
export const forgetIndexFiles = (): void => known.clear();

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.text();
}
