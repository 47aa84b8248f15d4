import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../output/files-below.ts';
import type { SiteFolder } from '../site-folder/site-folder.mjs';

/**
 * A hash over the compiled files of a folder. Equal sources have equal hashes wherever product and site folder are:
 * paths in the output, and names derived from paths, are ignored. Files for browsers contain no paths.
 */
export async function compileIdOf(folder: string, places: SiteFolder): Promise<string> {
  const hash = createHash('sha256');
  const named = filesBelow(folder).map((path) => ({ file: join(folder, path), name: withoutPlaces(path, places) }));
  for (const { file, name } of named.sort((one, other) => one.name.localeCompare(other.name, 'en'))) {
    const bytes = await readFile(file);
    hash.update(`${name}\0`).update(file.endsWith('.mjs') ? withoutPlaces(bytes.toString(), places) : bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

function withoutPlaces(text: string, { root, siteDir, compiledDir }: SiteFolder): string {
  return text
    .replaceAll(compiledDir, '')
    .replaceAll(siteDir, '')
    .replaceAll(root, '')
    .replaceAll(/^\/\/ .*$/gm, '')
    .replaceAll(/_[\w-]{8}\.mjs/g, '.mjs');
}
