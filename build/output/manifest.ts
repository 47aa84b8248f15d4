import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from './lines-of.ts';
import { SharedStrings } from './shared-strings.ts';
import { type StoredTrace, storedTrace, type Trace, traceOf } from './trace.ts';

/** One file of `dist/<domain>`. */
export interface OutputRecord {
  path: string;
  kind: 'page' | 'data' | 'index' | 'feed' | 'asset' | 'media' | 'smaller';
  hash: string;
  /** In bytes; -1: about to be written for the first time. */
  size: number;
  trace?: Trace;
  /** No longer part of the site; kept until this time (ISO 8601) for browsers that loaded an older page. */
  expires?: string;
}

type Removal = { path: string; removed: true };
type Line = OutputRecord | Removal;
type StoredLine = (Omit<OutputRecord, 'trace'> & { trace?: StoredTrace }) | Removal;

/** The text of all lines of a large site is never in memory at once. */
const LINES_AT_ONCE = 500;

/**
 * The files of one domain's `dist` and what they were made from: JSON lines; the last line for a path counts.
 * Publishing only appends; a complete build rewrites the file.
 */
export class Manifest {
  readonly records = new Map<string, OutputRecord>();
  readonly #file: string;
  readonly #strings = new SharedStrings();
  #isTorn = false;
  /** Lines in the file. */
  #lines = 0;
  #pending: Line[] = [];
  /** The state of the file after it was last read or written here. */
  #state: string;

  /** Reads the manifest; a missing file counts as empty. */
  constructor(file: string) {
    this.#file = file;
    this.#state = stateOf(file);
    this.#read(file);
  }

  /** A line torn by a kill is ignored: the next comparison with `dist` replaces what it recorded. */
  #read(file: string): void {
    for (const text of linesOf(file)) {
      const line = text.endsWith('\n') ? parseLine(text) : null;
      if (line) this.#apply(line);
      if (line) this.#lines += 1;
      else this.#isTorn = true;
    }
  }

  /** Rewrites the file if it ends in a torn line or has grown long: before the first append, and in idle time. */
  mend(): void {
    if (this.#isTorn || this.#lines > 2 * this.records.size + 100) this.compact();
  }

  /** True when another program has changed or removed the file. */
  isOutdated(): boolean {
    return this.#state !== stateOf(this.#file);
  }

  /** Appends a new path before its file is written, so that a kill leaves no file the manifest lacks. */
  reserve(path: string, kind: OutputRecord['kind']): void {
    if (this.records.has(path)) return;
    const record: OutputRecord = { path, kind, hash: '', size: -1 };
    this.records.set(path, record);
    this.#append([record]);
  }

  note(record: OutputRecord): void {
    this.#apply(record);
    this.#pending.push(this.records.get(record.path) ?? record); // as it is kept: the strings of its trace are shared
  }

  remove(path: string): void {
    this.records.delete(path);
    this.#pending.push({ path, removed: true });
  }

  /** Appends what was noted since the last flush. */
  flush(): void {
    if (this.#pending.length > 0) this.#append(this.#pending);
    this.#pending = [];
  }

  /** Rewrites the file with one line for each path. */
  compact(): void {
    const lines = [...this.records.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    mkdirSync(dirname(this.#file), { recursive: true });
    const file = openSync(`${this.#file}.tmp`, 'w');
    try {
      for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
        writeFileSync(file, textOf(lines.slice(start, start + LINES_AT_ONCE)));
      }
    } finally {
      closeSync(file);
    }
    renameSync(`${this.#file}.tmp`, this.#file);
    this.#state = stateOf(this.#file);
    this.#pending = [];
    this.#isTorn = false;
    this.#lines = lines.length;
  }

  #append(lines: readonly Line[]): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, textOf(lines));
    this.#lines += lines.length;
    this.#state = stateOf(this.#file);
  }

  #apply(line: Line): void {
    if ('removed' in line) this.records.delete(line.path);
    else this.records.set(line.path, line.trace ? { ...line, trace: this.#strings.inTrace(line.trace) } : line);
  }
}

const EXTENSION = '.jsonl';

export const manifestFile = (folder: string, domainId: string): string => join(folder, `${domainId}${EXTENSION}`);

/** The domains that have a manifest in this folder. */
export function domainsWithManifest(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(EXTENSION)).map((name) => name.slice(0, -EXTENSION.length));
}

function stateOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeMs}`;
}

const textOf = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(stored(line))}\n`).join('');

const stored = (line: Line): StoredLine =>
  'trace' in line && line.trace ? { ...line, trace: storedTrace(line.trace) } : (line as StoredLine);

function parseLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line !== 'object' || line === null || !('path' in line)) return null;
    const known = line as StoredLine;
    return 'trace' in known && known.trace ? { ...known, trace: traceOf(known.trace) } : (known as Line);
  } catch {
    return null;
  }
}
