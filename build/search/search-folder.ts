import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import { indexFolder } from '#content-store/search/languages/index-folder.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { OutputFolder } from '../output/output-folder.ts';

/** The folder of a language's index in a domain's output. */
const folderOf = (tag: string): string =>
  `_search/${indexFolder(
    tag,
    siteLanguages.map((language) => language.tag),
  )}`;

/** The files of the search index of a language of a domain, by their names. */
export class SearchFolder {
  readonly #output: OutputFolder;
  /** Its path, with a slash at the end. */
  readonly #path: string;

  constructor(output: OutputFolder, tag: string) {
    this.#output = output;
    this.#path = folderOf(tag);
  }

  /** True when no reader can look before all is written. */
  get isUnseen(): boolean {
    return this.#output.isFilling;
  }

  /** The text of a file. Throws AppError `unavailable` when it is missing. */
  read(name: string): string {
    try {
      return readFileSync(join(this.#output.folder, this.#path, name), 'utf8');
    } catch (cause) {
      throw new AppError('unavailable', `The search index has no file ${name}`, { cause });
    }
  }

  /** What a file holds. Throws AppError `unavailable` when it is missing, or damaged (null). */
  parse<T>(name: string, parse: (text: string) => T | null): T {
    const parsed = parse(this.read(name));
    if (parsed === null) throw new AppError('unavailable', `The file ${name} of the search index is damaged`);
    return parsed;
  }

  put(name: string, text: string): void {
    this.#output.put({ path: this.#path + name, kind: 'index' }, text);
  }

  remove(name: string): void {
    this.#output.remove(this.#path + name);
  }

  /** Size (bytes) and hash of a file as it was written; undefined when it was never written completely. */
  known(name: string): { size: number; hash: string } | undefined {
    const record = this.#output.manifest.records.get(this.#path + name);
    return record && record.size >= 0 ? record : undefined;
  }

  /** True when a file has the bytes that it was written with. */
  isUnchanged(name: string): boolean {
    const known = this.known(name);
    const isThere = existsSync(join(this.#output.folder, this.#path, name));
    return known !== undefined && isThere && hashOfBytes(Buffer.from(this.read(name))) === known.hash;
  }

  /** True when these files exist with the sizes they were written with. */
  areIntact(names: readonly string[]): boolean {
    const records = this.#output.manifest.records;
    return names.every((name) => {
      const record = records.get(this.#path + name);
      return record !== undefined && this.#output.isIntact(record);
    });
  }

  /** Throws AppError `unavailable` when one of these files is missing or has another size. */
  requireIntact(names: readonly string[]): void {
    if (!this.areIntact(names)) throw new AppError('unavailable', 'A search index file is damaged');
  }

  /** Notes that a file may not be what it should be, until it is written again. */
  doubt(name: string): void {
    const record = this.#output.manifest.records.get(this.#path + name);
    if (record) this.#output.manifest.note({ ...record, size: -1 });
  }

  /** The names of all files that are not retired. */
  names(): string[] {
    const records = [...this.#output.manifest.records.values()];
    const present = records.filter(({ path, expires }) => path.startsWith(this.#path) && expires === undefined);
    const names = present.map(({ path }) => path.slice(this.#path.length));
    return names.filter((name) => !name.includes('/')); // other languages have folders in that of the first one
  }
}

/** True when a file of the index was missing or not what was written. */
export const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof AppError && error.code === 'unavailable');
