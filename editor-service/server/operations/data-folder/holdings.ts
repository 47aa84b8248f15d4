import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { AppError } from '#content-store/model/error.ts';

/** The list of what a backup holds, in the backup itself. */
export const HOLDINGS = 'backup.json';

const holdingsSchema = z.object({
  /** The id of the site. */
  site: z.string(),
  pages: z.number(),
  /** Originals that the media library lists, and those that are in the backup: fewer where a bucket has the rest. */
  listed: z.number(),
  originals: z.number(),
  /** All files with the database, and their bytes. */
  files: z.number(),
  bytes: z.number(),
});
export type Holdings = z.output<typeof holdingsSchema>;

/** Counts the files in a backup. */
export async function countFiles(backup: string): Promise<Pick<Holdings, 'originals' | 'files' | 'bytes'>> {
  const counted = { originals: 0, files: 0, bytes: 0 };
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || (entry.name === HOLDINGS && entry.parentPath === backup)) continue;
    counted.files += 1;
    counted.bytes += (await stat(join(entry.parentPath, entry.name))).size;
    if (`${entry.parentPath}${sep}`.startsWith(join(backup, 'media', sep))) counted.originals += 1;
  }
  return counted;
}

export const writeHoldings = (backup: string, held: Holdings): Promise<void> =>
  writeFile(join(backup, HOLDINGS), `${JSON.stringify(held)}\n`, { mode: 0o600 });

/** What a backup says it holds; null when it does not say. */
export async function readHoldings(backup: string): Promise<Holdings | null> {
  const file = join(backup, HOLDINGS);
  if (!existsSync(file)) return null; // of before backups said so
  try {
    return holdingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null; // cut off
    throw error;
  }
}

/** Throws AppError `unavailable` when a backup holds less than it says. */
export async function requireHoldings(backup: string): Promise<void> {
  const held = await readHoldings(backup);
  if (!held) return;
  const { files, bytes } = await countFiles(backup);
  if (files >= held.files && bytes >= held.bytes) return;
  const left = `${files} of ${held.files} files, ${bytes} of ${held.bytes} bytes`;
  throw new AppError('unavailable', `${backup} is incomplete: ${left}; nothing was changed`);
}

/** Throws AppError `conflict` when a backup is of another site than the one before it, or holds less than half. */
export function requireNoLess(now: Holdings, before: Holdings): void {
  const isOther = now.site !== before.site;
  const less = (['pages', 'listed'] as const).find((what) => 2 * now[what] < before[what]);
  if (!isOther && !less) return;
  const change = isOther
    ? `is of the site ${now.site}, the one before of ${before.site}`
    : `has ${now.pages} pages and ${now.listed} pictures and files, the one before ${before.pages} and ${before.listed}`;
  throw new AppError(
    'conflict',
    `The backup ${change}, so it is not counted as a backup. If this is intended, move the earlier backups elsewhere.`,
  );
}

/** For people. */
export const holdingsInWords = ({ site, pages, listed, originals, files, bytes }: Holdings): string =>
  `the site ${site}; pages: ${pages}, pictures and files: ${originals} of ${listed}, files with the database: ${files}, ${(bytes / 1e6).toFixed(1)} MB`;
