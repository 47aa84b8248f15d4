import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfAbsent } from '#content-store/files/absent.ts';

/** Deletes files of a folder whose name matches and that were last written before a time; returns their number. */
export async function deleteOldFiles(folder: string, names: RegExp, before: Date): Promise<number> {
  const found = (await readdir(folder).catch(nullIfAbsent)) ?? [];
  let deleted = 0;
  for (const name of found.filter((one) => names.test(one))) {
    const file = join(folder, name);
    const facts = await stat(file).catch(nullIfAbsent); // a mail is renamed when it is whole
    if (!facts || facts.mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
