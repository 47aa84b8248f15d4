import { type Dirent, lstatSync, opendirSync } from 'node:fs';
import { join } from 'node:path';
import { isAbsent } from '../files/absent.ts';
import { parseDocumentPath } from '../model/published/published-path.ts';
import { pauses } from './pauses.ts';

/** Entries of a folder that are in memory at once. */
const ENTRIES_AT_ONCE = 64;

/**
 * Notices which published documents below a folder are new, changed or gone, by size and modification time. Looks at one file
 * after the other: a list of 100,000 paths is a hundred megabytes of garbage.
 */
export class FileStamps {
  readonly #root: string;
  /** The stamps of the files in each folder, by name. */
  readonly #folders = new Map<string, Map<string, string>>();
  readonly #rest = pauses();

  constructor(root: string) {
    this.#root = root;
  }

  /** The paths of documents that differ from the last look, the first time of all; yields to the event loop in between. */
  async changed(): Promise<Set<string>> {
    const changed = new Set<string>();
    const gone = new Set(this.#folders.keys());
    try {
      await this.#lookInto('', changed, gone);
      for (const folder of gone) await this.#lookForGone(folder, changed);
    } catch (error) {
      this.#folders.clear(); // What was noticed is not reported: the next look reports everything.
      throw error;
    }
    return changed;
  }

  async #lookInto(folder: string, changed: Set<string>, gone: Set<string>): Promise<void> {
    gone.delete(folder);
    const known = this.#folders.get(folder) ?? new Map<string, string>();
    this.#folders.set(folder, known);
    const below: string[] = [];
    let missing = known.size;
    for (const entry of entriesOf(join(this.#root, folder))) {
      const path = pathIn(folder, entry.name);
      const stamp = parseDocumentPath(path) ? stampOf(join(this.#root, path)) : undefined;
      if (entry.isDirectory()) below.push(path);
      if (stamp === undefined) continue;
      const before = known.get(entry.name);
      if (before !== undefined) missing -= 1;
      if (before !== stamp) changed.add(path);
      if (before !== stamp) known.set(entry.name, stamp);
      await this.#rest();
    }
    if (missing > 0) await this.#lookForGone(folder, changed);
    for (const path of below) await this.#lookInto(path, changed, gone);
  }

  async #lookForGone(folder: string, changed: Set<string>): Promise<void> {
    const known = this.#folders.get(folder) ?? new Map<string, string>();
    for (const name of known.keys()) {
      const path = pathIn(folder, name);
      if (stampOf(join(this.#root, path)) === undefined) {
        known.delete(name);
        changed.add(path);
      }
      await this.#rest();
    }
  }
}

const pathIn = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Undefined if it is not a file or no longer exists. */
function stampOf(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.size} ${stat.mtimeMs}` : undefined;
}

function* entriesOf(folder: string): Generator<Dirent> {
  let directory: ReturnType<typeof opendirSync>;
  try {
    directory = opendirSync(folder, { bufferSize: ENTRIES_AT_ONCE });
  } catch (error) {
    if (isAbsent(error)) return;
    throw error;
  }
  try {
    for (let entry = directory.readSync(); entry; entry = directory.readSync()) yield entry;
  } finally {
    directory.closeSync();
  }
}
