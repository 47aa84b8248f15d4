import { open } from 'node:fs/promises';
import { FILE_EXTENSIONS, type FileExtension } from '#content-store/model/media/file.ts';
import type { PictureFormat } from './decode/picture-format.ts';

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
export async function kindOfUpload(file: string, name: string): Promise<PictureFormat | FileExtension | null> {
  const ext = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ext === 'svg') return 'svg';
  if (IMAGE_EXTENSIONS.has(ext)) return isHeic(await endsOf(file)) ? 'heic' : 'raster';
  const listed = FILE_EXTENSIONS.find((extension) => extension === ext);
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
