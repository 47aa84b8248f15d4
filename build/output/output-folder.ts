import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failpoint } from '#content-store/published/failpoint.ts';
import { hashOfBytes } from './hash.ts';
import { LOCK_PREFIX } from './lock-output.ts';
import type { Manifest, OutputRecord } from './manifest.ts';

/** One folder for temporary files, so that leftovers of a kill are found without searching everywhere. */
const TEMPORARY = '.tmp';

/**
 * Writes into one domain's folder of `dist`: every file is written atomically, by rename, and only if its bytes differ.
 * Nothing is synced to disk: a file damaged by a power cut differs from the manifest and is rebuilt from the content.
 */
export class OutputFolder {
  readonly manifest: Manifest;
  readonly #place: string;
  /** Where a new folder is filled while it does not exist. */
  readonly #beside: string;
  /** Where it is filled at present. */
  #filling: string | undefined;

  /** Paths with an expiry time. */
  readonly #expiring: Set<string>;
  /** When the first and the last file were written or removed since `takeSpan()` was called. */
  #writes: { first: number; last: number } | undefined;
  /** Paths of folders known to exist in this run. */
  readonly #made = new Set<string>();

  constructor(folder: string, manifest: Manifest) {
    this.#place = folder;
    this.#beside = join(dirname(folder), `.${basename(folder)}.filling`);
    this.manifest = manifest;
    const expiring = [...manifest.records.values()].filter((record) => record.expires !== undefined);
    this.#expiring = new Set(expiring.map((record) => record.path));
  }

  /** Where the files are at present. */
  get folder(): string {
    return this.#filling ?? this.#place;
  }

  /** True while the files are unseen. */
  get isFilling(): boolean {
    return this.#filling !== undefined;
  }

  /**
   * From now until `moveIntoPlace()`, a folder that does not exist yet is filled beside its place, and one that holds nothing but
   * its lock inside it: file by file, unseen.
   */
  fillUnseen(): void {
    this.removeTemporary();
    if (!existsSync(this.#place)) this.#filling = this.#beside;
    else if (readdirSync(this.#place).every((name) => name.startsWith(LOCK_PREFIX)))
      this.#filling = join(this.#place, TEMPORARY, 'all');
  }

  moveIntoPlace(): void {
    const filled = this.#filling;
    this.#filling = undefined;
    if (filled === undefined || !existsSync(filled)) return;
    if (filled === this.#beside) renameSync(filled, this.#place);
    else for (const name of readdirSync(filled)) renameSync(join(filled, name), join(this.#place, name));
    this.removeTemporary();
  }

  /** Writes a file and notes it in the manifest; true when its bytes are new. */
  put(record: Pick<OutputRecord, 'path' | 'kind' | 'trace'>, content: string | Uint8Array): boolean {
    const size = Buffer.byteLength(content);
    const hash = hashOfBytes(content);
    const isNew = this.#isOther(record.path, hash) || this.#hashOf(record.path, size) !== hash;
    if (isNew) this.#write(record, content);
    if (isNew) this.#noteWrite();
    this.manifest.note({ ...record, hash, size });
    this.#expiring.delete(record.path);
    return isNew;
  }

  /** True when the file cannot have this hash, without reading it. */
  #isOther(path: string, hash: string): boolean {
    const known = this.manifest.records.get(path)?.hash;
    return known === undefined ? this.isFilling : known !== hash;
  }

  /** Removes a file and the folders it leaves empty. */
  remove(path: string): void {
    rmSync(join(this.folder, path), { force: true });
    for (let folder = dirname(path); folder !== '.' && this.#removeEmptyFolder(folder); ) folder = dirname(folder);
    this.manifest.remove(path);
    this.#expiring.delete(path);
    this.#noteWrite();
  }

  /** Milliseconds between the first and the last change of a file since the last call. */
  takeSpan(): number {
    const { first = 0, last = 0 } = this.#writes ?? {};
    this.#writes = undefined;
    return last - first;
  }

  #noteWrite(): void {
    const now = performance.now();
    this.#writes = { first: this.#writes?.first ?? now, last: now };
  }

  /** Keeps a file that the site no longer uses until `expires`: a page loaded earlier may still request it. */
  retire(path: string, expires: Date): void {
    const record = this.manifest.records.get(path);
    if (!record || record.expires) return;
    this.manifest.note({ ...record, expires: expires.toISOString() });
    this.#expiring.add(path);
  }

  removeExpired(now: Date): void {
    for (const path of this.#expiring) {
      if ((this.manifest.records.get(path)?.expires ?? '') <= now.toISOString()) this.remove(path);
    }
  }

  /** Forgets retired files that are missing or damaged: nothing writes them again. */
  forgetLost(): void {
    for (const path of this.#expiring) {
      const record = this.manifest.records.get(path);
      if (record && !this.isIntact(record)) this.remove(path);
    }
  }

  /** True when a file exists with the size in the manifest. */
  isIntact({ path, size }: OutputRecord): boolean {
    return statSync(join(this.folder, path), { throwIfNoEntry: false })?.size === size;
  }

  /** Removes temporary files, including those of a killed run. */
  removeTemporary(): void {
    if (this.#filling === undefined) rmSync(this.#beside, { recursive: true, force: true });
    rmSync(join(this.folder, TEMPORARY), { recursive: true, force: true });
    this.#made.clear();
  }

  /** Writes down what is there now; a complete build writes the manifest anew. */
  note(isComplete = false): void {
    this.removeTemporary();
    failpoint('before-manifest');
    if (isComplete) this.manifest.compact();
    else this.manifest.flush();
    failpoint('after-manifest');
  }

  /** Makes a folder and those above it; a link in its place is replaced, as nothing may be written outside `dist`. */
  #make(path: string): void {
    if (this.#made.has(path)) return;
    if (path !== '.') this.#make(dirname(path));
    const folder = join(this.folder, path);
    const present = this.isFilling || path === '.' ? undefined : lstatSync(folder, { throwIfNoEntry: false });
    if (present?.isSymbolicLink()) rmSync(folder);
    if (!present?.isDirectory()) mkdirSync(folder, { recursive: true });
    this.#made.add(path);
  }

  #write({ path, kind }: Pick<OutputRecord, 'path' | 'kind'>, content: string | Uint8Array): void {
    if (this.isFilling) {
      this.#make(dirname(path));
      writeFileSync(join(this.folder, path), content);
    } else {
      this.manifest.reserve(path, kind);
      const temporary = join(this.folder, TEMPORARY, 'next');
      this.#make(TEMPORARY);
      this.#make(dirname(path));
      writeFileSync(temporary, content);
      renameSync(temporary, join(this.folder, path));
    }
  }

  /** The hash of the file's bytes if it has exactly `size` bytes. */
  #hashOf(path: string, size: number): string | undefined {
    const file = join(this.folder, path);
    return statSync(file, { throwIfNoEntry: false })?.size === size ? hashOfBytes(readFileSync(file)) : undefined;
  }

  #removeEmptyFolder(folder: string): boolean {
    try {
      rmdirSync(join(this.folder, folder));
      this.#made.delete(folder);
      return true;
    } catch {
      return false; // Not empty, or already gone.
    }
  }
}
