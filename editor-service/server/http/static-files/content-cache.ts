import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isCompressible, mediaType } from '#content-store/model/media/media-type.ts';
import { type FoundFile, fileUnder } from './find-file.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const MAX_BYTES = 64 * 1024 * 1024;
const WORTH_COMPRESSING = 1024;

/** Files named by their content, so that a compressed one beside them is never outdated. */
const ASSET = /[\\/]_astro[\\/][^\\/]+$/;
const PRECOMPRESSED: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is sent for one file. */
export interface Content {
  type: string;
  /** A strong validator of the bytes, without quotes. */
  hash: string;
  bytes: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

interface Entry extends Content {
  modifiedMs: number;
  size: number;
  /** Of the file and its compressed forms. */
  kept: number;
}

/**
 * Caches files and their compressed forms in memory until they change: at most 64 MB of both together, the least recently
 * used evicted first.
 */
export class ContentCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(maxSize = MAX_BYTES) {
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ kept }) => kept || 1 });
  }

  /** The content of a file that was just found. */
  async read({ path, modifiedMs, size }: FoundFile): Promise<Content> {
    const known = this.#entries.get(path);
    if (known && known.modifiedMs === modifiedMs && known.size === size) return known;
    const bytes = await readFile(path);
    const encode = async (encoding: Encoding) => {
      const made = (await precompressed(path, encoding)) ?? (await compressed(bytes, encoding));
      const isKept = this.#entries.peek(path) === entry; // else evicted while it was being compressed
      if (made !== bytes && isKept) this.#keep(path, entry, entry.kept + made.length);
      return made;
    };
    const entry: Entry = { ...contentOf(bytes, mediaType(path), encode), modifiedMs, size, kept: 0 };
    this.#keep(path, entry, bytes.length);
    return entry;
  }

  #keep(path: string, entry: Entry, kept: number): void {
    this.#entries.delete(path); // setting the same entry again would keep its earlier size
    entry.kept = kept;
    this.#entries.set(path, entry);
  }
}

/** The compressed form that the compile wrote beside an asset: smaller than what is made while a visitor waits. */
async function precompressed(path: string, encoding: Encoding): Promise<Buffer | undefined> {
  const ending = PRECOMPRESSED[encoding];
  if (!ending || !ASSET.test(path)) return undefined;
  const file = fileUnder(dirname(path), `${basename(path)}${ending}`);
  return file ? readFile(file.path) : undefined;
}

async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  if (encoding === 'br') return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return bytes;
}

/** Wraps bytes for sending; each encoding is computed once. */
export function contentOf(
  bytes: Buffer,
  type: string,
  encode = (encoding: Encoding) => compressed(bytes, encoding),
): Content {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    type,
    hash,
    bytes,
    encoded: (encoding) => {
      const made = encodings.get(encoding) ?? encode(encoding);
      encodings.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding the client accepts for this content. */
export function encodingFor(acceptEncoding: string | undefined, { type, bytes }: Content): Encoding {
  if (!isCompressible(type) || bytes.length < WORTH_COMPRESSING) return 'identity';
  const accepted = (acceptEncoding ?? '').split(',').flatMap((part) => {
    const [name = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return Number(weight.replace('q=', '')) > 0 ? [name] : [];
  });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
