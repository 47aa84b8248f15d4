import { pauses } from './pauses.ts';
import type { PublishedStore } from './store.ts';

/** A published file with unexpected contents: `data` is its bytes, or null when it is missing. */
export interface Difference {
  path: string;
  data: Buffer | null;
}

/** Compares files with their expected texts (null: no file); yields to the event loop in between. */
export async function differencesIn(
  paths: Iterable<string>,
  store: PublishedStore,
  expected: (path: string) => Promise<string | null>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const rest = pauses();
  for (const path of paths) {
    const data = await store.read(path);
    const text = await expected(path);
    if ((data?.toString() ?? null) !== text) differences.push({ path, data });
    await rest();
  }
  return differences;
}
