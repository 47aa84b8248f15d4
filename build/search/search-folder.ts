import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#content-store/model/error.ts';
import type { OutputFolder } from '../output/output-folder.ts';

const FOLDER = '_search/';

/** The files of a domain's search index, by their names below `_search/`. */
export class SearchFolder {
  readonly #output: OutputFolder;

  constructor(output: OutputFolder) {
    this.#output = output;
  }

  /** The text of a file. Throws AppError `unavailable` when it is missing. */
  read(name: string): string {
    try {
      return readFileSync(join(this.#output.folder, FOLDER, name), 'utf8');
    } catch (cause) {
      throw new AppError('unavailable', `The search index has no file ${name}`, { cause });
    }
  }

  put(name: string, text: string): void {
    this.#output.put({ path: FOLDER + name, kind: 'index' }, text);
  }

  remove(name: string): void {
    this.#output.remove(FOLDER + name);
  }

  /** Size (bytes) and hash of a file as it was written; undefined when it was never written completely. */
  known(name: string): { size: number; hash: string } | undefined {
    const record = this.#output.manifest.records.get(FOLDER + name);
    return record && record.size >= 0 ? record : undefined;
  }

  /** True when every file exists with the size it was written with. */
  isIntact(): boolean {
    const records = this.#output.manifest.records;
    return this.names().every((name) => {
      const record = records.get(FOLDER + name);
      return record !== undefined && this.#output.isIntact(record);
    });
  }

  names(): string[] {
    const paths = [...this.#output.manifest.records.keys()].filter((path) => path.startsWith(FOLDER));
    return paths.map((path) => path.slice(FOLDER.length));
  }
}
