import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runPrograms } from './measure/run-process.ts';

/** Settings that are written into pages: fixed, so that every start and every build draws the same bytes. */
export const ADDRESSES = { PUBLIC_SITE_URL: 'https://bench.example', PUBLIC_API_URL: 'https://edit.bench.example' };

const SEED = new URL('./site/seed-site.ts', import.meta.url).pathname;

/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  /** The same work done otherwise, in the same run. */
  baseline?: string;
  target?: string;
  isMet?: boolean;
}

/** One run of the table: its sizes and the sites it works on. */
export class Bench {
  readonly isLarge: boolean;
  readonly folder: string;
  /** Median of a plain Astro build in milliseconds, by number of pages. */
  readonly plainBuilds = new Map<number, number>();
  readonly #sites = new Map<number, Promise<string>>();

  constructor(folder: string, isLarge: boolean) {
    this.folder = folder;
    this.isLarge = isLarge;
  }

  /** A folder whose `data` holds a site of so many pages, seeded when it is first asked for. */
  siteOf(pages: number): Promise<string> {
    const known = this.#sites.get(pages) ?? this.#seed(pages);
    this.#sites.set(pages, known);
    return known;
  }

  /** How a publish compares with building the whole site by plain Astro. */
  plainBuild(pages: number): string {
    const milliseconds = this.plainBuilds.get(pages);
    return milliseconds === undefined ? '' : `plain astro build ${(milliseconds / 1000).toFixed(1)} s`;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  async #seed(pages: number): Promise<string> {
    const folder = join(this.folder, String(pages));
    await runPrograms([[SEED, join(folder, 'data'), String(pages)]], {});
    return folder;
  }
}
