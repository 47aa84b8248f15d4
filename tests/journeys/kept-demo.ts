import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCompileLock } from '#build/compile/compile-lock.ts';
import { createUser } from '../editing-client.ts';
import { startProduct } from '../running-product.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, '.compiled/demo');
const NOT_IN_PRODUCT = /^tests\/(?!editing-client|running-product|journeys\/kept-demo)|\.test\.tsx?$|\.md$/;

/**
 * The folder of a product with the demo site and a publisher. Rendering its pictures takes half a minute, so it is
 * reused until any source, content, dependency or the version of Node changes.
 */
export async function keptDemo(): Promise<string> {
  const folder = join(KEPT, stampOf(filesOfProduct()));
  await withCompileLock(`${KEPT}.lock`, async () => {
    if (!existsSync(folder)) await keep(folder);
  });
  return folder;
}

async function keep(folder: string): Promise<void> {
  await rm(KEPT, { recursive: true, force: true });
  const unfinished = join(KEPT, 'unfinished');
  const product = await startProduct({ folder: unfinished });
  await createUser(unfinished, 'ada', 'publisher');
  await product.stop();
  await rename(unfinished, folder);
}

/** Every file of the repository that can affect the demo. */
function filesOfProduct(): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const files = [...new Set(listed)].filter((path) => !NOT_IN_PRODUCT.test(path));
  return files.filter((path) => existsSync(join(ROOT, path))).sort();
}

function stampOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}
