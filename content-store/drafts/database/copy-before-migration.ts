import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { copyDatabase } from './copy-database.ts';
import { PRODUCT_VERSION } from './product-version.ts';

const KEPT = 2;

/** Copies a database file that this version is about to migrate, beside it; the last two such copies are kept. Returns the copy. */
export async function copyBeforeMigration(file: string): Promise<string> {
  const copy = `${file}.before-${PRODUCT_VERSION}`;
  await rm(`${copy}.part`, { force: true }); // of a copy that was cut off
  await copyDatabase(file, `${copy}.part`);
  await rename(`${copy}.part`, copy);
  const [folder, beginning] = [dirname(file), `${basename(file)}.before-`];
  const paths = (await readdir(folder)).filter((name) => name.startsWith(beginning)).map((name) => join(folder, name));
  const copies = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
  for (const { path } of copies.sort((one, other) => other.at - one.at).slice(KEPT)) await rm(path);
  return copy;
}
