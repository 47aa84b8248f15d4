import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '#content-store/model/error.ts';
import type { ImageVariants } from './images.ts';

const ENCODER = fileURLToPath(new URL('./encode-avif.ts', import.meta.url));
const TIMEOUT_MS = 120_000;

/** The name of a variant's smaller form. */
export const avifName = (webp: string): string => webp.replace(/\.webp$/, '.avif');

/**
 * AVIF forms of WebP variants, cached in the same folder. Encoding takes about fifty times as long as WebP: a separate
 * process does it, one picture at a time, when nothing else needs the processor; its memory is freed when it ends.
 */
export class SmallerPictures {
  readonly #images: ImageVariants;
  readonly #running = new Map<string, Promise<void>>();
  /** What could not be made; tried again after the next start. */
  readonly #failed = new Set<string>();
  #problems: unknown[] = [];

  constructor(images: ImageVariants) {
    this.#images = images;
  }

  /** The bytes, or null if they are no smaller or cannot be made; undefined if `mayGoOn` said no before they were. */
  async read(webp: string, mayGoOn: () => Promise<boolean>): Promise<Buffer | null | undefined> {
    if (this.#failed.has(webp)) return null;
    const cached = join(this.#images.cache, avifName(webp));
    while (!existsSync(cached) && !this.#failed.has(webp)) {
      if (!(await mayGoOn())) return undefined;
      await Promise.race([this.#make(webp, cached), new Promise((resolve) => setTimeout(resolve, 20))]);
    }
    const bytes = this.#failed.has(webp) ? null : readFileSync(cached);
    return bytes && bytes.length > 0 ? bytes : null;
  }

  /** Throws what could not be made since the last call. */
  reportProblems(): void {
    const problems = this.#problems;
    this.#problems = [];
    if (problems.length > 0)
      throw new Error(`Pictures not made smaller: ${problems.length}, the first because: ${messageOf(problems[0])}`);
  }

  /** Goes on in the background; at most one at a time. */
  #make(webp: string, cached: string): Promise<void> {
    const [running] = this.#running.values();
    if (running) return running;
    const made = this.#encode(webp, cached)
      .catch((error: unknown) => {
        this.#failed.add(webp);
        this.#problems.push(error);
      })
      .finally(() => this.#running.delete(webp));
    this.#running.set(webp, made);
    return made;
  }

  async #encode(webp: string, cached: string): Promise<void> {
    const original = await this.#images.originalOf(webp);
    if (!original) throw new Error(`The original of image ${webp} is missing`);
    const words = [ENCODER, original, webp, join(this.#images.cache, webp), cached];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const child = execFile(process.execPath, words, { timeout: TIMEOUT_MS }, (error) =>
      error ? reject(error) : resolve(),
    );
    const end = () => void child.kill('SIGKILL');
    process.once('exit', end);
    await promise.finally(() => process.off('exit', end));
  }
}
