import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseDocumentPath } from '../model/published/published-path.ts';
import { isAbsent } from './read.ts';
import type { PublishedStore } from './store.ts';

/** A published file with unexpected contents: `data` is its bytes, or null when it is missing. */
export interface Difference {
  path: string;
  data: Buffer | null;
}

const PATHS_IN_A_ROW = 20;

/** Compares files with their expected texts (null: no file); yields to the event loop in between. */
export async function differencesIn(
  paths: Iterable<string>,
  store: PublishedStore,
  expected: (path: string) => Promise<string | null>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  let looked = 0;
  for (const path of paths) {
    const data = await store.read(path);
    const text = await expected(path);
    if ((data?.toString() ?? null) !== text) differences.push({ path, data });
    looked += 1;
    if (looked % PATHS_IN_A_ROW === 0) await setImmediate();
  }
  return differences;
}

/** Size and modification time of every published document by path; if both are equal, the file is unchanged. */
export async function fileStamps(root: string, store: PublishedStore): Promise<Map<string, string>> {
  const paths = (await store.list()).filter(parseDocumentPath);
  const stamps = await Promise.all(paths.map(async (path) => [path, await stampOf(join(root, path))] as const));
  return new Map(stamps.flatMap(([path, stamp]) => (stamp ? [[path, stamp]] : [])));
}

async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(file);
    return `${size} ${mtimeMs}`;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
