import { mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { OriginalRecord } from '#content-store/drafts/media/media.ts';
import { librarySize } from '#content-store/drafts/media/media-library.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import { FILE_EXTENSIONS, type FileExtension } from '#content-store/model/media/file.ts';
import type { Upload } from '../http/call-context.ts';
import type { Settings } from '../runtime/settings.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';
import type { PictureFormat } from './decode/picture-format.ts';
import { keepOriginal } from './originals.ts';

const MAX_WAITING = 20;
const REFUSAL = 'Too many uploads are waiting, please try again in a moment';

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

interface Options {
  db: Db;
  settings: Pick<Settings, 'dataDir' | 'mediaQuotaBytes' | 'diskFloorBytes'>;
  originals: CachedFolder;
}

/** Creates the folders for uploads and clears the leftovers of an earlier run. */
export async function openUploads({ db, settings, originals }: Options) {
  const arriving = join(settings.dataDir, 'uploads');
  await Promise.all([mkdir(arriving, { recursive: true }), mkdir(originals.folder, { recursive: true })]);
  for (const name of await readdir(arriving)) await rm(join(arriving, name), { recursive: true, force: true });
  return {
    /** The originals, named by their hash. */
    originals,
    /** The folder of files that are arriving; leftovers of a kill can be deleted. */
    arriving,
    /** One change of the library at a time: encoding needs memory, and two changes must not touch the same original. */
    inTurn: createWorkQueue(1, MAX_WAITING, REFUSAL),
    /** Throws `too-large` over the library's quota, `storage-full` when the disk is nearly full. */
    requireRoom: async (bytes: number): Promise<void> => {
      if ((await librarySize(db)) + bytes > settings.mediaQuotaBytes) {
        throw new AppError('too-large', 'The media library is full; please delete what you no longer use');
      }
      const { bavail, bsize } = await statfs(originals.folder);
      if (bavail * bsize - bytes < settings.diskFloorBytes) {
        throw new AppError('storage-full', 'The disk is nearly full; please tell an administrator');
      }
    },
  };
}

const MAX_NAME = 200;
const NOT_ALLOWED = `Pictures (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG) and these files can be uploaded: ${FILE_EXTENSIONS.join(', ')}`;

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
  if (!kind) throw new AppError('invalid', extensionOf(upload.name) ? NOT_WHAT_IT_SAYS : NOT_ALLOWED);
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

/** The extension of a name that files for download may have; those of pictures tell nothing. */
export const extensionOf = (name: string): FileExtension | undefined =>
  FILE_EXTENSIONS.find((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** The sender's file name, safe to show: its last part, without control and direction characters. */
function plainName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME).toWellFormed();
}

/** The beginning and the end of a file, enough to identify its type. */
interface Ends {
  head: Buffer;
  tail: Buffer;
}

const BYTES = 64 * 1024;
const IMAGE_EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'heif']);
/** The brands of HEVC pictures (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
/** Text that could be taken for a page, an image with scripts, or a program. */
const MARKUP_OR_SCRIPT = /^\uFEFF?\s*(?:<[!?a-z]|#!)/i;
/** Control characters that text never has; tab, line ends and form feed are allowed. */
const BINARY = /[^\P{Cc}\t\n\f\r\x80-\x9f]/u;

const startsWith =
  (text: string, at = 0) =>
  ({ head }: Ends) =>
    head.toString('latin1', at, at + text.length) === text;
const isZip = startsWith('PK\x03\x04');

/** Office documents are archives whose directory, at their end, lists these parts. */
const isOffice = (folder: string) => (ends: Ends) =>
  isZip(ends) && ['[Content_Types].xml', folder].every((part) => ends.tail.includes(part));

const isText = ({ head }: Ends) => {
  const text = head.toString('latin1');
  return !BINARY.test(text) && !MARKUP_OR_SCRIPT.test(head.toString());
};

const SIGNATURES: Record<FileExtension, (ends: Ends) => boolean> = {
  pdf: startsWith('%PDF-'),
  docx: isOffice('word/'),
  xlsx: isOffice('xl/'),
  pptx: isOffice('ppt/'),
  zip: isZip,
  csv: isText,
  txt: isText,
  mp3: (ends) => startsWith('ID3')(ends) || isMpegAudio(ends),
  mp4: startsWith('ftyp', 4),
};

const isMpegAudio = ({ head: [first = 0, second = 0] }: Ends) => first === 0xff && (second & 0xe6) === 0xe2;

/**
 * The kind of an upload by its name and its content together: the decoder of a picture, or a file of an allowed kind.
 * Null for everything else, and when name and content disagree.
 */
async function kindOfUpload(file: string, name: string): Promise<PictureFormat | FileExtension | null> {
  const ext = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ext === 'svg') return 'svg';
  if (IMAGE_EXTENSIONS.has(ext)) return isHeic(await endsOf(file)) ? 'heic' : 'raster';
  const listed = extensionOf(name);
  return listed && SIGNATURES[listed](await endsOf(file)) ? listed : null;
}

/** The brands of a file: the main one, then after a version number the compatible ones. */
function isHeic(ends: Ends): boolean {
  if (!startsWith('ftyp', 4)(ends)) return false;
  const brands = ends.head.toString('latin1', 8, Math.min(ends.head.readUInt32BE(0), 128)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEIC_BRANDS.includes(brand));
}

async function endsOf(file: string): Promise<Ends> {
  await using handle = await open(file, 'r');
  const { size } = await handle.stat();
  const read = async (position: number) => {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BYTES), position });
    return buffer.subarray(0, bytesRead);
  };
  return { head: await read(0), tail: await read(Math.max(0, size - BYTES)) };
}
