import { open } from 'node:fs/promises';
import { FILE_EXTENSIONS, type FileExtension } from '#content-store/model/media/file.ts';

/** The beginning and the end of a file, enough to identify its type. */
interface Ends {
  head: Buffer;
  tail: Buffer;
}

const BYTES = 64 * 1024;
const IMAGE_EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif']);
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
 * The kind of an upload by its name and its content together: an image to be decoded, or a file of an allowed kind.
 * Null for everything else, and when name and content disagree.
 */
export async function kindOfUpload(file: string, name: string): Promise<'image' | FileExtension | null> {
  const ext = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (IMAGE_EXTENSIONS.has(ext)) return 'image';
  const listed = FILE_EXTENSIONS.find((extension) => extension === ext);
  return listed && SIGNATURES[listed](await endsOf(file)) ? listed : null;
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
