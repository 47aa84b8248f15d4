import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressible, mediaType } from '#content-store/model/media/media-type.ts';
import { avifName, type SmallerPictures } from '../images/smaller-pictures.ts';
import type { OutputRecord } from '../output/manifest.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { IMAGE_FOLDER } from '../render/media-in.ts';
import { MIN_COMPRESSED } from './server-rules.ts';

type MayGoOn = () => Promise<boolean>;

const COMPRESS = { '.br': promisify(brotliCompress), '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) };
const ASSETS = '_astro/';

/**
 * Writes smaller forms beside files that are named by their content, until `mayGoOn` says no: scripts and styles
 * compressed, and pictures that visitors see first as AVIF where that is smaller. Pages do not name them; servers choose.
 * So the bytes of a page do not depend on what idle time has made so far.
 */
export async function writeSmaller(site: DomainSite, pictures: SmallerPictures, mayGoOn: MayGoOn): Promise<void> {
  const { output } = site;
  for (const { path } of [...output.manifest.records.values()].filter(isCompressed)) {
    for (const [ending, compress] of Object.entries(COMPRESS)) {
      if (isThere(site, path + ending)) continue;
      if (!(await mayGoOn())) return;
      const bytes = await compress(readFileSync(join(output.folder, path)));
      output.put({ path: path + ending, kind: 'smaller' }, bytes);
    }
  }
  for (const path of firstPictures(site)) {
    if (isThere(site, avifName(path))) continue;
    const bytes = await pictures.read(path.slice(IMAGE_FOLDER.length), mayGoOn);
    if (bytes === undefined) return;
    if (bytes) output.put({ path: avifName(path), kind: 'smaller' }, bytes);
  }
}

/** Removes the smaller forms of a file that the site no longer uses: requests for them still get the file. */
export function removeSmaller({ output }: DomainSite, path: string): void {
  for (const form of [`${path}.br`, `${path}.gz`, avifName(path)]) {
    if (form !== path && output.manifest.records.has(form)) output.remove(form);
  }
}

/** Removes smaller forms that are damaged, or whose file is not in use. */
export function tendSmaller({ output }: DomainSite): void {
  const { records } = output.manifest;
  for (const record of [...records.values()].filter(({ kind }) => kind === 'smaller')) {
    const larger = records.get(fileOf(record.path));
    if (!larger || larger.expires || !output.isIntact(record)) output.remove(record.path);
  }
}

/** True for a smaller form of one of these files: it may exist or not. */
export function isSmallerForm(path: string, files: ReadonlyMap<string, unknown>): boolean {
  const file = fileOf(path);
  return file !== path && files.has(file) && (path.startsWith(ASSETS) || path.startsWith(IMAGE_FOLDER));
}

/** The file that a smaller form belongs to. */
const fileOf = (path: string): string => path.replace(/\.(?:br|gz)$/, '').replace(/\.avif$/, '.webp');

const isCompressed = ({ path, kind, size, expires }: OutputRecord): boolean =>
  kind === 'asset' && !expires && path.startsWith(ASSETS) && size >= MIN_COMPRESSED && isCompressible(mediaType(path));

const isThere = ({ output }: DomainSite, path: string): boolean => (output.manifest.records.get(path)?.size ?? -1) >= 0;

/** Paths of the pictures in use that pages show first. */
function firstPictures({ output }: DomainSite): string[] {
  const { records } = output.manifest;
  const first = new Set<string>();
  for (const { trace } of records.values()) {
    for (const position of trace?.first ?? []) first.add(trace?.media[position] ?? '');
  }
  return [...first].filter((path) => records.has(path) && !records.get(path)?.expires);
}
