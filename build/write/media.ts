import type { FileRecord } from '#content-store/model/media/file.ts';
import { originalPath } from '#content-store/model/published/published-path.ts';
import type { Trace } from '../output/trace.ts';
import { BuildError } from '../plan/build-error.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { IMAGE_FOLDER } from '../render/media-in.ts';
import type { Run } from './run.ts';
import { removeSmaller } from './smaller-forms.ts';

const PICTURES_AT_ONCE = 4;

/** Writes the media a page shows or links to, before the page itself. Throws when one cannot be made. */
export async function writeMedia(site: DomainSite, paths: readonly string[], run: Run): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) if (!(await isInPlace(site, path, run))) missing.push(path);
  const needed = run.isFirst && site.mayOwe ? await withoutLater(site, missing, run) : missing;
  if (needed.length === 0) return;
  const made: { path: string; data: Buffer }[] = [];
  const pictures = byOriginal(needed); // several at a time, to use every core
  const lane = async () => {
    for (const paths of pictures) {
      made.push(...(await Promise.all(paths.map(async (path) => ({ path, data: await bytesOf(path, run) })))));
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, lane));
  for (const { path, data } of made) site.output.put({ path, kind: 'media' }, data);
}

/** All variants of a picture together, to decode it once. */
export const byOriginal = (paths: readonly string[]) => Map.groupBy(paths, (path) => path.split('-', 1)[0]).values();

/** Those that must be there before the page: pictures that can be made later are noted. */
async function withoutLater(
  { output, owed }: DomainSite,
  paths: readonly string[],
  { images }: Run,
): Promise<string[]> {
  const needed: string[] = [];
  for (const path of paths) {
    const isLater = path.startsWith(IMAGE_FOLDER) && (await images.originalOf(path.slice(IMAGE_FOLDER.length)));
    if (!isLater) needed.push(path);
    else output.manifest.reserve(path, 'media');
    if (isLater) owed.add(path);
  }
  return needed;
}

/** Retires the media that a page showed before and no page shows now. */
export function retireMedia(site: DomainSite, before: Trace | undefined, run: Run): void {
  for (const path of before?.media ?? []) {
    if (site.traces.isMediaUsed(path)) continue;
    if (site.owed.delete(path)) site.output.remove(path);
    else site.output.retire(path, run.keepUntil);
    removeSmaller(site, path);
  }
}

/** Rewrites media that are missing or truncated in `dist`, and removes those that no page shows. */
export async function repairMedia(site: DomainSite, run: Run): Promise<void> {
  const damaged = [...site.output.manifest.records.values()].filter(
    (record) => record.kind === 'media' && !site.output.isIntact(record),
  );
  for (const { path, size } of damaged) {
    if (!site.traces.isMediaUsed(path)) site.output.remove(path);
    else if (size < 0 && site.mayOwe) site.owed.add(path);
    else await repair(site, path, run);
  }
}

async function repair(site: DomainSite, path: string, run: Run): Promise<void> {
  try {
    site.output.put({ path, kind: 'media' }, await bytesOf(path, run));
  } catch (error) {
    run.result.failures.push(new BuildError(path, error).toFailure(site.domainId));
  }
}

/** An image variant's name identifies its content; a file keeps its address when its content is replaced. */
async function isInPlace(site: DomainSite, path: string, run: Run): Promise<boolean> {
  const record = site.output.manifest.records.get(path);
  if (!record || record.size < 0 || record.expires) return false;
  return path.startsWith(IMAGE_FOLDER) || record.hash === (await fileAt(path, run)).hash;
}

async function bytesOf(path: string, run: Run): Promise<Buffer> {
  if (path.startsWith(IMAGE_FOLDER)) return run.images.read(path.slice(IMAGE_FOLDER.length));
  const { hash, ext } = await fileAt(path, run);
  const bytes = await run.files.read(originalPath(hash, ext));
  if (!bytes) throw new Error(`The original of ${path} is missing`);
  return bytes;
}

async function fileAt(path: string, run: Run): Promise<FileRecord> {
  const fileId = path.split('/')[1] ?? '';
  const { answer } = await run.answers.ask('file', { fileId });
  if (!answer) throw new Error(`The original of ${path} is missing`);
  return answer;
}
