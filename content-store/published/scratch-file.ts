import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Texts lie in blocks of this size, so that the space of a removed text suits others. */
const BLOCK = 4096;
/** A position as one number: the first block, then the length of the text in bytes. */
const LENGTHS = 2 ** 26;

/** The position of a text in the file. */
export type TextPosition = number;

/** Closes the files of stores that are no longer in use. */
const abandoned = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/**
 * Keeps texts outside the memory of the process, in a file that has no name and ends with the process. All threads can
 * read it by its descriptor; one of them writes.
 */
export class ScratchFile {
  readonly #folder: string;
  #descriptor: number | undefined;
  #blocks = 0;
  /** The first blocks of free space, by its size in blocks. */
  readonly #free = new Map<number, number[]>();

  /** `descriptor`: of the file of another thread. */
  constructor(folder: string = tmpdir(), descriptor?: number) {
    this.#folder = folder;
    this.#descriptor = descriptor;
  }

  /** The descriptor, for other threads. */
  get descriptor(): number {
    this.#descriptor ??= this.#open();
    return this.#descriptor;
  }

  add(text: string): TextPosition {
    const bytes = Buffer.from(text);
    const first = this.#take(blocksFor(bytes.byteLength));
    for (let done = 0; done < bytes.byteLength; ) {
      done += writeSync(this.descriptor, bytes, done, bytes.byteLength - done, first * BLOCK + done);
    }
    return first * LENGTHS + bytes.byteLength;
  }

  read(position: TextPosition): string {
    const length = position % LENGTHS;
    const bytes = Buffer.allocUnsafe(length);
    const start = Math.floor(position / LENGTHS) * BLOCK;
    for (let done = 0; done < length; ) {
      const count = readSync(this.descriptor, bytes, done, length - done, start + done);
      if (count === 0) throw new Error('A text in memory is cut off');
      done += count;
    }
    return bytes.toString();
  }

  /** Frees the space of a text for others. */
  remove(position: TextPosition): void {
    const size = blocksFor(position % LENGTHS);
    const ofSize = this.#free.get(size) ?? [];
    this.#free.set(size, ofSize);
    ofSize.push(Math.floor(position / LENGTHS));
  }

  #take(size: number): number {
    const free = this.#free.get(size)?.pop();
    if (free !== undefined) return free;
    const first = this.#blocks;
    this.#blocks += size;
    return first;
  }

  #open(): number {
    mkdirSync(this.#folder, { recursive: true });
    const file = join(this.#folder, `.pages.${randomBytes(6).toString('hex')}.tmp`);
    const descriptor = openSync(file, 'wx+', 0o600);
    rmSync(file);
    abandoned.register(this, descriptor);
    return descriptor;
  }
}

const blocksFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / BLOCK));
