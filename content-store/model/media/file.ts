import { z } from 'zod';
import { decoded } from '../values/address-encoding.ts';

/** The file types that may be uploaded besides images. */
export const FILE_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'zip', 'mp3', 'mp4'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

/** A file for download: its SHA-256, its type and its display name. */
export const fileRecordSchema = z.object({
  _id: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  ext: z.enum(FILE_EXTENSIONS),
  name: z.string().max(200).default(''),
});
export type FileRecord = z.output<typeof fileRecordSchema>;

const ADDRESS = /\/_files\/([A-Za-z0-9_-]{1,64})\/([^\s"'<>?#&/\\]{1,800})/g;
/** No dots: a server may read `report.php.pdf` as a program. */
const SAFE_NAME = /^[\p{L}\p{M}\p{N}_-]{1,60}$/u;
const UNSAFE = /[^\p{L}\p{M}\p{N}_-]+/gu;

/** The address for links to this file: `/_files/<id>/Annual-report-2026.pdf`, percent-encoded. */
export function addressOfFile({ _id, name, ext }: FileRecord): string {
  const base = name.normalize('NFC').replace(new RegExp(`\\.${ext}$`, 'i'), '');
  const safe = Array.from(base.replace(UNSAFE, '-'))
    .slice(0, 60)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `/_files/${_id}/${encodeURIComponent(safe || 'file')}.${ext}`;
}

/**
 * True when a file may be served under this name: its own extension, and nothing that a file system or server could
 * misinterpret. Any such name is accepted, so that links keep working when the file is renamed.
 */
export function isNameOfFile(name: string, { ext }: Pick<FileRecord, 'ext'>): boolean {
  return name.endsWith(`.${ext}`) && SAFE_NAME.test(name.slice(0, -ext.length - 1));
}

/**
 * The files that a text (markup, or one address) mentions: id and name for saving, in order of appearance. A badly encoded name
 * stays as it is, and isNameOfFile() refuses it.
 */
export function fileAddressesIn(text: string): { fileId: string; name: string }[] {
  if (!text.includes('_files')) return []; // Most pages, found in a tenth of the time.
  return Array.from(text.matchAll(ADDRESS), ([, fileId = '', name = '']) => ({ fileId, name: decoded(name) }));
}
