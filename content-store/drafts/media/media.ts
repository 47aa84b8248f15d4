import { AppError } from '../../model/error.ts';
import type { FileRecord } from '../../model/media/file.ts';
import type { MediaRecord } from '../../model/media/image.ts';
import type { Filing, MediaKind } from '../../model/media/library-item.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { addFolder } from './media-folders.ts';

/** The record of an original: an image with its size in pixels, or a file. */
export type OriginalRecord = MediaRecord | FileRecord;

/**
 * Adds an original of `size` bytes to the library, in a folder that is created if missing. Throws AppError `conflict`
 * when its id is taken.
 */
export function addMedia<Kept extends OriginalRecord>(
  db: Db,
  record: Kept,
  { at, by }: Stamp,
  size = 0,
  { folder = '', tags = [], uploadHash = '' }: Partial<Filing> & { uploadHash?: string } = {},
): Promise<Kept> {
  return transact(db, async (transaction) => {
    if (await originalById(transaction, record._id)) throw new AppError('conflict', 'This original already exists');
    const filed = { folder, tags: JSON.stringify(tags), uploadHash };
    const row = { id: record._id, uploadedAt: at, uploadedBy: by, ...columnsOf(record), size, ...filed };
    await addFolder(transaction, folder);
    await transaction.insertInto('media').values(row).execute();
    return record;
  });
}

/** The columns derived from the record. */
export function columnsOf(record: OriginalRecord) {
  const alt = 'alt' in record ? record.alt : '';
  const kind: MediaKind = 'width' in record ? 'image' : 'file';
  return { kind, hash: record.hash, words: `${record.name}\n${alt}`.toLowerCase(), document: stableJson(record) };
}

/** The record of an image or file, or undefined. */
export async function originalById(db: Db, id: string): Promise<OriginalRecord | undefined> {
  const [row] = await originalsById(db, { id });
  return row && (JSON.parse(row.document) as OriginalRecord);
}

const originalsById = preparedQuery((db, value: ValueOf<{ id: string }>) =>
  db.selectFrom('media').where('id', '=', value('id')).select('document'),
);

/** The record of an image, or undefined. */
export async function mediaById(db: Db, id: string): Promise<MediaRecord | undefined> {
  const record = await originalById(db, id);
  return record && 'width' in record ? record : undefined;
}

/** The record of a file, or undefined. */
export async function fileById(db: Db, id: string): Promise<FileRecord | undefined> {
  const record = await originalById(db, id);
  return record && !('width' in record) ? record : undefined;
}
