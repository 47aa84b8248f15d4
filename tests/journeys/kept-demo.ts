import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avifName } from '#build/images/smaller-pictures.ts';
import { withLock } from '#content-store/lock/lock-file.ts';
import { messageOf } from '#content-store/model/error.ts';
import { untilNothingWaits } from '../bench/measure/until-nothing-waits.ts';
import { createUser } from '../editing-client.ts';
import { startProduct } from '../running-product.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, '.compiled/demo');
/**
 * The variants of the demo's pictures, for all clones on a machine. Their names say of which original they are and how large.
 * `PAGEWRIGHT_PICTURES` names another folder, for a cache that CI keeps.
 */
const PICTURES = process.env.PAGEWRIGHT_PICTURES ?? join(homedir(), '.cache/pagewright/demo-pictures');
/** Those of other versions are removed when nobody has used them for so long, in milliseconds. */
const UNUSED = 7 * 24 * 60 * 60 * 1000;
const MAKES_PICTURES = /^build\/images\/|^site\/demo\/content\/artwork\/|^package-lock\.json$/;
const NOT_IN_PRODUCT = /^tests\/(?!editing-client|running-product|journeys\/kept-demo)|\/testing\/|\.test\.tsx?$|\.md$/;

/**
 * The folder of a product with the demo site and a publisher, reused until any source, content, dependency or the
 * version of Node changes. Its pictures take half a minute, so they are reused until what makes them changes.
 */
export async function keptDemo(): Promise<string> {
  const files = filesOfProduct();
  const folder = join(KEPT, stampOf(files));
  const pictures = join(PICTURES, stampOf(files.filter((path) => MAKES_PICTURES.test(path))));
  await withLock(`${KEPT}.lock`, async () => {
    if (!existsSync(folder)) await keep(folder, pictures);
  });
  return folder;
}

async function keep(folder: string, pictures: string): Promise<void> {
  await rm(KEPT, { recursive: true, force: true });
  const unfinished = join(KEPT, 'unfinished');
  const variants = join(unfinished, 'data/images');
  if (existsSync(pictures)) await cp(pictures, variants, { recursive: true });
  const product = await startProduct({ folder: unfinished });
  await untilNothingWaits(product.editorUrl);
  await createUser(unfinished, 'ada', 'publisher');
  await product.stop();
  await encodeNothing(variants);
  await rename(unfinished, folder);
  await keepPictures(join(folder, 'data/images'), pictures).catch((error: unknown) =>
    console.warn(`The demo's pictures are not kept for the next run: ${messageOf(error)}`),
  );
}

/** Leaves the empty files that say of a picture that AVIF is no smaller: each copy would encode them in its idle time. */
async function encodeNothing(variants: string): Promise<void> {
  const pictures = (await readdir(variants)).filter((name) => name.endsWith('.webp'));
  await Promise.all(pictures.map((name) => writeFile(join(variants, avifName(name)), '')));
}

async function keepPictures(variants: string, pictures: string): Promise<void> {
  if (existsSync(pictures)) {
    const now = new Date();
    await utimes(pictures, now, now);
  } else await addPictures(variants, pictures);
  for (const name of await readdir(PICTURES)) {
    const folder = join(PICTURES, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > UNUSED) await rm(folder, { recursive: true, force: true });
  }
}

/** Another clone may do the same at the same time; the first one counts. */
async function addPictures(variants: string, pictures: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const unfinished = await mkdtemp(join(PICTURES, 'unfinished-'));
  await cp(variants, unfinished, { recursive: true });
  await rename(unfinished, pictures).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(pictures)) throw error;
  });
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
