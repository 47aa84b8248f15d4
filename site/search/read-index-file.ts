const known = new Map<string, Promise<string | null>>();

/** The text of a file of the search index, fetched once a page view; null when there is none. */
export function readIndexFile(name: string): Promise<string | null> {
  const text = known.get(name) ?? fetchText(`/_search/${name}`);
  known.set(name, text);
  text.catch(() => known.delete(name)); // to be tried again
  return text;
}

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}
