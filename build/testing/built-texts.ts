import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexContent } from '../search/index-content.ts';

/**
 * What is compared of two builds: `bytes` of every file; or of the search index only what it answers from, as long as
 * segments wait to be merged.
 */
export type Compared = 'bytes' | 'answers';

const STATISTICS = /^(.*\/)?(_search(?:\/[^/]+)?)\/statistics\.json$/;
const INDEX = /^(?:.*\/)?_search\//;

/** Every file below a folder by its path, as latin-1 text so that each byte is compared; not the builder's notes `.pair` and `.site`. */
export async function builtTexts(folder: string, compared: Compared): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !['.pair', '.site'].includes(entry.name));
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  const isCompared = (path: string) => compared === 'bytes' || !INDEX.test(path);
  const texts = paths
    .filter(isCompared)
    .map(async (path) => [path, await readFile(join(folder, path), 'latin1')] as const);
  const answers = compared === 'bytes' ? [] : await answersBelow(folder, paths);
  return new Map([...(await Promise.all(texts)), ...answers]);
}

async function answersBelow(folder: string, paths: readonly string[]) {
  const indexes = paths.flatMap((path) => {
    const match = STATISTICS.exec(path);
    return match ? [{ domain: match[1] ?? '', index: match[2] }] : [];
  });
  const contents = indexes.map(async ({ domain, index }) =>
    Array.from(
      await indexContent(join(folder, domain), index),
      ([key, text]) => [`${domain}${index}/ ${key}`, text] as const,
    ),
  );
  return (await Promise.all(contents)).flat();
}
