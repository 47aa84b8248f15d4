import { join } from 'node:path';
import { installPackages } from '../../../build/set-up/install-packages.mjs';
import { ADDRESSES } from '../bench.ts';
import { type Measured, runPrograms } from '../measure/run-process.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const ASTRO = join(ROOT, 'node_modules/astro/bin/astro.mjs');
const PLAIN = join(ROOT, 'tests/bench/plain-astro');
const ELEVENTY = join(ROOT, 'tests/bench/eleventy');

/** Makes the plain build use the product's static rendering, which isolates the cost of Astro's React renderer. */
const BORROWED_VIEWS = { BORROWED_VIEWS: '1' };

/** What one of the builders is to build. */
export interface Work {
  content: string;
  dist: string;
  cache: string;
  watch: boolean;
}

/** Installs Eleventy and Pagefind into their own folder, as its own lock says. */
export const installEleventy = (): void => installPackages(ELEVENTY, { what: 'Eleventy and Pagefind' });

export function buildPlain(
  { content, dist, cache, watch }: Work,
  more: Record<string, string> = {},
): Promise<Measured> {
  const places = { CACHE_DIR: cache, CONTENT_DIR: content, DIST_DIR: dist };
  const variables = { ...ADDRESSES, ...places, ...more, ASTRO_TELEMETRY_DISABLED: '1' };
  return runPrograms([[ASTRO, 'build', '--root', PLAIN, '--silent']], { variables, watch });
}

export const buildBorrowing = (work: Work): Promise<Measured> => buildPlain(work, BORROWED_VIEWS);

export function buildEleventy({ content, dist, watch }: Work, more: Record<string, string> = {}): Promise<Measured> {
  const program = ['node_modules/@11ty/eleventy/cmd.cjs', '--config=eleventy.config.ts', '--quiet'];
  const variables = { ...ADDRESSES, CONTENT_DIR: content, DIST_DIR: dist, ...more };
  return runPrograms([program], { variables, cwd: ELEVENTY, watch });
}

/** The same contents in one layout of few lines, without our markup. */
export const buildMinimal = (work: Work): Promise<Measured> => buildEleventy(work, { MINIMAL: '1' });

/** Indexes the HTML in a folder; the index goes elsewhere. */
export function runPagefind(site: string, index: string, watch: boolean): Promise<Measured> {
  const program = ['node_modules/pagefind/lib/runner/bin.cjs', '--site', site, '--output-path', index, '--silent'];
  return runPrograms([program], { cwd: ELEVENTY, watch });
}
