import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { idOfUpload } from '#content-store/drafts/media/file-media.ts';
import { addMedia, type OriginalRecord, originalById } from '#content-store/drafts/media/media.ts';
import { AppError } from '#content-store/model/error.ts';
import { addressOfFile } from '#content-store/model/media/file.ts';
import { hashOf } from '../../media/originals.ts';
import { storeUpload, type Uploads } from '../../media/uploads.ts';
import type { ReportedMedia } from '../report/report.ts';
import type { Filling } from '../store/filling.ts';
import type { MediaSource } from './media-source.ts';

/** A picture by its id, a file by its new address, or why there is none. */
export type Taken =
  | { kind: 'image'; imageId: string }
  | { kind: 'file'; href: string }
  | { kind: 'missing'; why: string };

interface Wanted {
  /** Its id in the library: the same in every run. */
  _id: string;
  address: string;
  title?: string;
  alt?: string;
}

interface Needs extends Pick<Filling, 'db' | 'reporter' | 'stamp' | 'isDryRun'> {
  uploads: Uploads;
  source: MediaSource;
}

/** The media library as an import fills it: each original once, however often it is asked for and in however many runs. */
export function createLibrary({ db, uploads, source, reporter, stamp, isDryRun }: Needs) {
  const taken = new Map<string, Taken>();

  async function take(wanted: Wanted): Promise<Taken> {
    const known = taken.get(wanted._id);
    if (known) return known;
    const result = await takeOnce(wanted);
    taken.set(wanted._id, result);
    return result;
  }

  async function takeOnce({ _id, address, title = '', alt = '' }: Wanted): Promise<Taken> {
    const note = (result: ReportedMedia['result'], id: string | null) =>
      reporter.report.media.push({ source: address, result, _id: id });
    const stored = await originalById(db, _id);
    if (stored) {
      note('known', _id);
      return takenOf(stored);
    }
    const path = join(uploads.arriving, randomUUID());
    try {
      const brought = await source.bring(address, path, isDryRun);
      if ('missing' in brought) throw new AppError('not-found', brought.missing);
      if (isDryRun) {
        note(brought.isUnseen ? 'not asked for' : 'added', null);
        return /\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i.test(brought.name)
          ? { kind: 'image', imageId: _id }
          : { kind: 'file', href: `/_files/${_id}/${encodeURIComponent(brought.name)}` };
      }
      const uploadHash = await hashOf(path);
      const same = await idOfUpload(db, uploadHash, /\.([a-z0-9]+)$/i.exec(brought.name)?.[1]?.toLowerCase());
      const record = same === undefined ? undefined : await originalById(db, same);
      if (record) {
        note('known', record._id);
        return takenOf(record);
      }
      const { record: added, size } = await storeUpload(uploads, brought, _id);
      const named: OriginalRecord =
        'width' in added
          ? { ...added, name: title.slice(0, 200) || added.name, alt: alt.slice(0, 500) }
          : { ...added, name: fileName(title, added) };
      await addMedia(db, named, stamp, size, { uploadHash });
      note('added', _id);
      return takenOf(named);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'storage-full') throw error;
      note('missing', null);
      return { kind: 'missing', why: error.message };
    } finally {
      await rm(path, { force: true });
    }
  }

  return { take };
}

/** An id from the address, for pictures that have no number. */
export const idFor = (prefix: string, address: string): string =>
  `${prefix}-${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;

const fileName = (title: string, { name, ext }: OriginalRecord): string =>
  title ? `${title.slice(0, 180)}.${ext}` : name;

function takenOf(record: OriginalRecord): Taken {
  return 'width' in record ? { kind: 'image', imageId: record._id } : { kind: 'file', href: addressOfFile(record) };
}
