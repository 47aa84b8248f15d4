import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, mediaType } from '#content-store/model/media/media-type.ts';
import type { FoundFile } from './find-file.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const MAX_BYTES = 64 * 1024 * 1024;
const WORTH_COMPRESSING = 1024;

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
}

/** Caches files and their compressed forms in memory until they change; evicts the least recently used first. */
export class ContentCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** The content of a file that was just found. */
  async read(file: FoundFile): Promise<Content> {
    const known = this.#entries.get(file.path);
    if (known && known.modifiedMs === file.modifiedMs && known.size === file.size) {
      this.#entries.delete(file.path);
      this.#entries.set(file.path, known);
      return known;
    }
    const bytes = await readFile(file.path);
    const entry = { ...contentOf(bytes, mediaType(file.path)), modifiedMs: file.modifiedMs, size: file.size };
    this.#keep(file.path, entry);
    return entry;
  }

  #keep(path: string, entry: Entry): void {
    this.#forget(path);
    this.#entries.set(path, entry);
    this.#bytes += entry.bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#forget(oldest);
    }
  }

  #forget(path: string): void {
    this.#bytes -= this.#entries.get(path)?.bytes.length ?? 0;
    this.#entries.delete(path);
  }
}

/** Wraps bytes for sending; each encoding is computed once. */
export function contentOf(bytes: Buffer, type: string): Content {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encode = (encoding: Encoding) => {
    if (encoding === 'gzip') return compressGzip(bytes);
    if (encoding === 'br') return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return Promise.resolve(bytes);
  };
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
