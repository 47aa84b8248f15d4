import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addMedia, type OriginalRecord, originalById } from '#content-store/drafts/media/media.ts';
import { listMedia } from '#content-store/drafts/media/media-library.ts';
import { AppError } from '#content-store/model/error.ts';
import { fileRecordSchema } from '#content-store/model/media/file.ts';
import { mediaRecordSchema } from '#content-store/model/media/image.ts';
import { filingSchema, type LibraryItem, type MediaKind } from '#content-store/model/media/library-item.ts';
import { checkPayload } from '../../http/payload.ts';
import type { Collection } from './collection.ts';

const BATCH = 100;

/** Images with their bytes as base64 under `data`, so that one file holds a whole site. */
export const images = collectionOf('image', mediaRecordSchema);

/** The same for files for download. */
export const files = collectionOf('file', fileRecordSchema);

function collectionOf(kind: MediaKind, schema: z.ZodType<OriginalRecord>): Collection {
  const data = z.looseObject({ data: z.base64() });
  return {
    async *read({ db, originals }) {
      for (let offset = 0; ; offset += BATCH) {
        const { items } = await listMedia(db, { kind, limit: BATCH, offset });
        for (const item of items) {
          const name = `${item.hash}.${item.ext}`;
          await originals.fetch(name);
          const bytes = await readFile(join(originals.folder, name));
          yield { ...schema.parse(item), ...filingOf(item), data: bytes.toString('base64') };
        }
        if (items.length < BATCH) return;
      }
    },
    async write({ db, originals }, document, { stamp }) {
      const record = checkPayload(schema, document);
      const bytes = Buffer.from(checkPayload(data, document).data, 'base64');
      if (createHash('sha256').update(bytes).digest('hex') !== record.hash) {
        throw new AppError('invalid', 'The data does not match its hash');
      }
      const stored = await originalById(db, record._id);
      if (stored?.hash === record.hash) return;
      const name = `${record.hash}.${record.ext}`;
      await mkdir(originals.folder, { recursive: true });
      await writeFile(join(originals.folder, name), bytes, { flush: true });
      await originals.send(name);
      await addMedia(db, record, stamp, bytes.length, checkPayload(filingSchema, document));
    },
  };
}

/** Folder and tags, where there are any. */
const filingOf = ({ folder, tags }: LibraryItem) => ({ ...(folder && { folder }), ...(tags.length > 0 && { tags }) });
