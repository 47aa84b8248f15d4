import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runPrograms } from './measure/run-process.ts';

/** Settings that are rendered into pages: fixed, so that every start and build renders the same bytes. */
export const ADDRESSES = { PUBLIC_SITE_URL: 'https://bench.example', PUBLIC_API_URL: 'https://edit.bench.example' };

const SEED = new URL('./site/seed-site.ts', import.meta.url).pathname;

/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  /** The same work done another way, in the same run. */
  baseline?: string;
  target?: string;
  isMet?: boolean;
}

/** One run of the table: its sizes and sites. */
export class Bench {
  readonly isLarge: boolean;
  readonly folder: string;
  /** Median of a plain Astro build in milliseconds, by number of pages. */
  readonly plainBuilds = new Map<number, number>();
  /** The same of our own. */
  readonly fullBuilds = new Map<number, number>();
  /** Pages of the site with the hub and the search. */
  readonly libraryPages: number;
  readonly #sites = new Map<string, Promise<string>>();

  constructor(folder: string, isLarge: boolean) {
    this.folder = folder;
    this.isLarge = isLarge;
    this.libraryPages = isLarge ? 10_000 : 5000;
  }

  /** A folder whose `data` holds a site with this many pages, seeded on first use. */
  siteOf(pages: number): Promise<string> {
    return this.#site('bench', pages);
  }

  /** The same with an island on every page. */
  islandSiteOf(pages: number): Promise<string> {
    return this.#site('islands', pages);
  }

  /** The same in three languages, a third of the pages in each. */
  languagesSiteOf(pages: number): Promise<string> {
    return this.#site('languages', pages);
  }

  /** The same with pages of few blocks, for very many. */
  shortSiteOf(pages: number): Promise<string> {
    return this.#site('short', pages);
  }

  /** A folder whose `data` holds the site for the hub and the search. */
  librarySite(): Promise<string> {
    return this.#site('library', this.libraryPages);
  }

  /** The duration of a plain Astro build of the whole site, as a baseline for publishing. */
  plainBuild(pages: number): string {
    const milliseconds = this.plainBuilds.get(pages);
    return milliseconds === undefined ? '' : `plain astro build ${(milliseconds / 1000).toFixed(1)} s`;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  #site(kind: string, pages: number): Promise<string> {
    const name = `${kind}-${pages}`;
    const site = this.#sites.get(name) ?? this.#seed(name, kind, pages);
    this.#sites.set(name, site);
    return site;
  }

  async #seed(name: string, kind: string, pages: number): Promise<string> {
    const folder = join(this.folder, name);
    await runPrograms([[SEED, join(folder, 'data'), kind, String(pages)]]);
    return folder;
  }
}
