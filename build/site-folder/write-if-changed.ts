import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, and its folder, unless it already holds this text: watchers are notified of changes only. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
