import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import { Manifest, manifestFile } from '../output/manifest.ts';
import { callOf } from '../site-folder/command-call.mjs';

/**
 * Throws AppError `unavailable` while pages of a first start wait for pictures (`write/later-pictures.ts`): the copy would show
 * pages without them. A folder without a manifest has none of these.
 */
export function requirePictures(distDir: string, manifestDir: string, domainId: string): void {
  const { records } = new Manifest(manifestFile(manifestDir, domainId));
  const later = [...records.values()].filter(({ kind, size }) => kind === 'media' && size < 0);
  const missing = later.filter(({ path }) => !existsSync(join(distDir, domainId, path))).length;
  if (missing === 0) return;
  const pictures = missing === 1 ? '1 picture is' : `${missing} pictures are`;
  throw new AppError(
    'unavailable',
    `${pictures} still missing from the site ${domainId}: deploy it again when the service has made them, or after ${callOf('build')}`,
  );
}
