import { rm } from 'node:fs/promises';
import type { OriginalRecord } from '#content-store/drafts/media/media.ts';
import { AppError } from '#content-store/model/error.ts';
import { FILE_EXTENSIONS } from '#content-store/model/media/file.ts';
import type { Upload } from '../http/call-context.ts';
import { kindOfUpload } from './file-signatures.ts';
import { keepOriginal } from './keep-original.ts';
import type { Uploads } from './uploads.ts';

const MAX_NAME = 200;
const REFUSAL = `Pictures (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG) and these files can be uploaded: ${FILE_EXTENSIONS.join(', ')}`;

const NOT_WHAT_IT_SAYS = 'This file is damaged, or its content does not match its name';

/** An original on disk that is not in the library yet. */
export interface Taken {
  record: OriginalRecord;
  size: number;
}

/**
 * Checks an upload, re-encodes images, and stores the result with the originals. Throws `invalid` for content that is
 * not allowed, regardless of its name or type, and refuses an upload when there is no space.
 */
export async function storeUpload(uploads: Uploads, upload: Upload, _id: string): Promise<Taken> {
  const kind = await kindOfUpload(upload.file, upload.name);
  if (!kind) throw new AppError('invalid', isNamedRight(upload.name) ? NOT_WHAT_IT_SAYS : REFUSAL);
  await uploads.requireRoom(upload.size);
  const name = plainName(upload.name);
  if (kind !== 'raster' && kind !== 'svg' && kind !== 'heic') {
    const { hash, size } = await keepOriginal(upload.file, uploads.originals, kind);
    return { record: { _id, hash, ext: kind, name }, size };
  }
  const encoded = `${upload.file}.encoded`;
  try {
    const { storeImage } = await import('./store-image.ts');
    const { ext, width, height } = await storeImage(upload.file, encoded, kind);
    const { hash, size } = await keepOriginal(encoded, uploads.originals, ext);
    return { record: { _id, hash, ext, width, height, name, alt: '' }, size };
  } finally {
    await rm(encoded, { force: true });
  }
}

const isNamedRight = (name: string): boolean =>
  FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** The sender's file name, safe to show: its last part, without control and direction characters. */
function plainName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME).toWellFormed();
}
