import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';

/** One sentence for each file that a bucket has otherwise than the `dist` of a service in this folder. */
export async function differencesFromDist(bucket: FileStore, folder: string): Promise<string[]> {
  const sites = areaOf(bucket, AREAS.sites);
  const [there, here] = await Promise.all([keysOf(sites), keysOf(folderFiles(join(folder, 'dist')))]);
  const sentences = [];
  for (const key of new Set([...there, ...here])) {
    if (!there.has(key)) sentences.push(`${key} is not in the bucket`);
    else if (!here.has(key)) sentences.push(`${key} is in the bucket only`);
    else if (!(await readFile(join(folder, 'dist', key))).equals((await sites.read(key)) ?? Buffer.of())) {
      sentences.push(`${key} differs`);
    }
  }
  return sentences;
}

async function keysOf(files: FileStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of files.list()) keys.add(key);
  return keys;
}
