import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AREAS, areaOf, type FileHeaders, type FileStore } from './file-store.ts';

/** Path → what was sent last: a hash of the bytes and their headers, and the store's etag. */
const listSchema = z.record(z.string(), z.tuple([z.string(), z.string()]));
type List = z.output<typeof listSchema>;

/** A file as it should be in the store. */
export interface FileToSend {
  path: string;
  data: string | Uint8Array;
  headers?: FileHeaders | undefined;
}

/**
 * What a store has of one folder, as far as it is known: a list in the store itself, compared with the store's own. A file
 * that is missing there, or was written by others or by a process that was killed, counts as unknown and is sent again.
 */
export class SentFiles {
  readonly #store: FileStore;
  readonly #files: FileStore;
  readonly #listKey: string;
  #known = new Map<string, List[string]>();
  /** Files of the store that are not in the list. */
  #unknown = new Set<string>();
  /** Changes since the list was stored. */
  #changes = 0;

  /** `prefix`: where the files are; `name`: that of the list. */
  constructor(store: FileStore, prefix: string, name: string) {
    this.#store = store;
    this.#files = areaOf(store, prefix);
    this.#listKey = `${AREAS.sent}${name}.json`;
  }

  /** Compares the list with what the store says it has. */
  async compare(): Promise<void> {
    const list = this.#known.size > 0 ? Object.fromEntries(this.#known) : await this.#readList();
    const known = new Map<string, List[string]>();
    const unknown = new Set<string>();
    for await (const { key, etag } of this.#files.list()) {
      const entry = Object.hasOwn(list, key) ? list[key] : undefined;
      if (entry?.[1] === etag) known.set(key, entry);
      else unknown.add(key);
    }
    const isNoted = unknown.size === 0 && known.size === Object.keys(list).length;
    this.#changes += isNoted ? 0 : 1;
    this.#known = known;
    this.#unknown = unknown;
  }

  /** The paths of all files in the store. */
  paths(): string[] {
    return [...this.#known.keys(), ...this.#unknown];
  }

  has(path: string): boolean {
    return this.#known.has(path) || this.#unknown.has(path);
  }

  /** True when the store has a file with this mark (`markOf`). */
  hasMark(path: string, mark: string): boolean {
    return this.#known.get(path)?.[0] === mark;
  }

  /** Sends a file; `mark` is computed if it is not given. */
  async send({ path, data, headers = {} }: FileToSend, mark = markOf(hashOf(data), headers)): Promise<void> {
    this.#changes += 1;
    if (this.#known.delete(path)) this.#unknown.add(path); // until it is there
    const etag = await this.#files.write(path, data, headers);
    this.#known.set(path, [mark, etag]);
    this.#unknown.delete(path);
  }

  async remove(path: string): Promise<void> {
    this.#changes += 1;
    await this.#files.remove(path);
    this.#known.delete(path);
    this.#unknown.delete(path);
  }

  /** The list is stored after this many changes. Otherwise the next process would send those files again. */
  async note(changes = 1): Promise<void> {
    if (this.#changes < changes) return;
    const noted = this.#changes;
    const list = JSON.stringify(Object.fromEntries(this.#known));
    await this.#store.write(this.#listKey, list, { 'content-type': 'application/json' });
    this.#changes -= noted;
  }

  /** A list that is missing or damaged counts as empty. */
  async #readList(): Promise<List> {
    const text = (await this.#store.read(this.#listKey))?.toString();
    try {
      return listSchema.parse(JSON.parse(text ?? '{}'));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) return {};
      throw error;
    }
  }
}

/** SHA-256, hexadecimal. */
export const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Tells a file with these bytes and headers from any other. */
export const markOf = (hash: string, headers: FileHeaders = {}): string =>
  Object.keys(headers).length === 0 ? hash : hashOf(`${hash} ${JSON.stringify(headers)}`);
