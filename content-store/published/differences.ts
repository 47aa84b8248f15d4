import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocumentPath } from '../model/published/published-path.ts';
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

/** Size and modification time of every published document by path; if both are equal, the file is unchanged. */
export async function fileStamps(root: string, store: PublishedStore): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  const rest = pauses();
  for (const path of await store.list()) {
    if (!parseDocumentPath(path)) continue;
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat) stamps.set(path, `${stat.size} ${stat.mtimeMs}`);
    await rest();
  }
  return stamps;
}
