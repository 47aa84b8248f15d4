import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { addMedia, type OriginalRecord } from '#content-store/drafts/media/media.ts';
import { addressOfFile } from '#content-store/model/media/file.ts';

/** An original file with its record. */
export interface Original {
  record: OriginalRecord;
  bytes: Buffer;
}

const named = (bytes: Buffer) => ({ hash: createHash('sha256').update(bytes).digest('hex'), alt: '' });

async function image(_id: string, width: number, height: number): Promise<Original> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return { record: { _id, ext: 'png', width, height, name: `${_id}.png`, ...named(bytes) }, bytes };
}

function file(_id: string, text: string): Original {
  const bytes = Buffer.from(text);
  const { hash } = named(bytes);
  return { record: { _id, ext: 'txt', name: `${_id}.txt`, hash }, bytes };
}

/** The library's initial originals and their replacements; two originals have identical bytes. */
export const FIRST = [await image('shore', 60, 40), await image('gate', 40, 60), file('plan', 'a'), file('list', 'b')];
export const SECOND = [await image('shore', 30, 30), await image('gate', 60, 40), file('plan', 'b'), file('list', 'c')];

export const IMAGE_IDS = ['shore', 'gate', 'unknown'];
export const FILE_ADDRESSES = ['/_files/unknown/unknown.txt', ...FIRST.flatMap(({ record }) => addressOf(record))];

/** Fills the library and stores every version among the originals. */
export async function seedOriginals(db: Db, mediaDir: string, stamp: Stamp): Promise<void> {
  await mkdir(mediaDir);
  for (const { record, bytes } of [...FIRST, ...SECOND]) {
    await writeFile(join(mediaDir, `${record.hash}.${record.ext}`), bytes);
  }
  for (const { record, bytes } of FIRST) await addMedia(db, record, stamp, bytes.length);
}

function addressOf(record: OriginalRecord): string[] {
  return 'width' in record ? [] : [addressOfFile(record)];
}
