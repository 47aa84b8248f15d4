import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { findOriginal } from './originals.ts';

const MAX_BYTES = 2_000_000_000;
/** Bit 11: names are in UTF-8. Originals are compressed already: method 0, stored. */
const FLAGS = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day that the format knows. */
const DAY = 0x0021;

interface Entry {
  name: Buffer;
  size: number;
  crc: number;
  offset: number;
}

/** Throws AppError `not-found` for no items, and `too-large` when an archive of them would be. */
export function requireArchivable(items: readonly LibraryItem[]): void {
  if (items.length === 0) throw new AppError('not-found', 'These are no longer in the library');
  const size = items.reduce((sum, item) => sum + item.size, 0);
  if (size > MAX_BYTES) throw new AppError('too-large', 'Together these are over 2 GB; download fewer at once');
}

/** A ZIP archive of the originals (APPNOTE 6.3.3), piece by piece; each file is read twice and never held in memory. */
export async function* archiveOf(items: readonly LibraryItem[], originals: CachedFolder): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  const taken = new Set<string>();
  let offset = 0;
  for (const item of items) {
    const file = await findOriginal(originals, item);
    if (!file) continue; // deleted in the meantime
    let [crc, size] = [0, 0];
    for await (const piece of createReadStream(file.path)) {
      crc = crc32(piece as Buffer, crc);
      size += (piece as Buffer).length;
    }
    const entry = { name: Buffer.from(freeName(item, taken)), size, crc, offset };
    const head = Buffer.concat([numbers(4, 0x04034b50), numbers(2, VERSION), ...common(entry), entry.name]);
    entries.push(entry);
    yield head;
    for await (const piece of createReadStream(file.path)) yield piece as Buffer;
    offset += head.length + size;
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  const count = entries.length;
  yield Buffer.concat([
    numbers(4, 0x06054b50),
    numbers(2, 0, 0, count, count),
    numbers(4, directory.length, offset),
    numbers(2, 0),
  ]);
}

const common = ({ name, size, crc }: Entry): Buffer[] => [
  numbers(2, FLAGS, 0, 0, DAY),
  numbers(4, crc, size, size),
  numbers(2, name.length, 0),
];

function directoryEntry(entry: Entry): Buffer {
  const place = [numbers(2, 0, 0, 0), numbers(4, 0, entry.offset)];
  return Buffer.concat([numbers(4, 0x02014b50), numbers(2, VERSION, VERSION), ...common(entry), ...place, entry.name]);
}

/** Whole numbers of 2 or 4 bytes each, little-endian. */
function numbers(bytes: 2 | 4, ...values: number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes);
  return buffer;
}

/** The item's name with the extension that its bytes have, numbered when another has the same; no path, no device. */
function freeName({ name, ext, _id }: LibraryItem, taken: Set<string>): string {
  const base = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[<>:"/\\|?*\p{C}]+/gu, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(0, 100);
  for (let count = 1; ; count++) {
    const free = `${base || _id}${count > 1 ? ` (${count})` : ''}.${ext}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
