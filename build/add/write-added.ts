import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files into a site folder where none are, and others aside, to be compared. Returns a sentence for each. */
export async function writeAdded(siteDir: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const sentences: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const isThere = existsSync(join(siteDir, path));
    if (isThere && (await readFile(join(siteDir, path), 'utf8')) === text) continue;
    const written = isThere ? `.pagewright/add/${path}` : path;
    await mkdir(dirname(join(siteDir, written)), { recursive: true });
    await writeFile(join(siteDir, written), text);
    sentences.push(isThere ? `${path} stays as it is; compare it with ${written}` : `New: ${path}`);
  }
  return sentences;
}
