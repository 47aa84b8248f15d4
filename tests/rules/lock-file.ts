import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  version: string;
  integrity?: string;
  resolved?: string;
  gypfile?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

/** The entries of a lock file by path within its folder; the folder's own entry is ''. */
export type Lock = Record<string, LockEntry>;

export function readLock(folder: string): Lock {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

interface Platform {
  os: string;
  cpu: string;
  libc?: string;
}

/** The platforms in “First steps” of the documentation. */
const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

/** Optional dependencies without an entry whose version fits: `npm ci` rejects such a lock. */
export function missingEntries(lock: Lock): string[] {
  return optionalDependenciesOf(lock)
    .filter(({ entry, range }) => !entry || !fitsRange(entry.version, range))
    .map(({ path, name, range, entry }) => `${path || 'package.json'} wants ${name} ${range}, found ${entry?.version}`);
}

/** For programs with one package per platform, the platforms of the documentation that have no package. */
export function missingPlatforms(lock: Lock): string[] {
  const optional = optionalDependenciesOf(lock).filter(({ path }) => path !== '');
  return [...Map.groupBy(optional, ({ path }) => path)]
    .filter(([, family]) => family.length > 1 && family.some(({ entry }) => entry?.os))
    .flatMap(([path, family]) =>
      PLATFORMS.filter((platform) => !family.some(({ entry }) => entry && runsOn(entry, platform))).map(
        ({ os, cpu, libc = '' }) => `${path} has nothing for ${os} ${cpu} ${libc}`.trim(),
      ),
    );
}

function optionalDependenciesOf(lock: Lock) {
  return Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({
      path,
      name,
      range,
      entry: entryFor(lock, path, name),
    })),
  );
}

/** The entry that Node would resolve for `name` from the package at `path`: its own folder first, then its parents. */
function entryFor(lock: Lock, path: string, name: string): LockEntry | undefined {
  const own = lock[`${path}/node_modules/${name}`.replace(/^\//, '')];
  if (own || path === '') return own;
  return entryFor(lock, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/** Supports the ranges that occur: `1.2.3`, `~1.2.3`, `^1.2.3`. */
function fitsRange(version: string, range: string): boolean {
  const [major, minor] = range.replace(/^[~^]/, '').split('.');
  const line = range.startsWith('~') || major === '0' ? `${major}.${minor}.` : `${major}.`;
  if (!/^[~^]/.test(range)) return version === range;
  return version.startsWith(line) && version.localeCompare(range.slice(1), 'en', { numeric: true }) >= 0;
}

function runsOn(entry: LockEntry, { os, cpu, libc }: Platform): boolean {
  return allows(entry.os, os) && allows(entry.cpu, cpu) && (!libc || allows(entry.libc, libc));
}

function allows(list: string | string[] | undefined, value: string): boolean {
  return list === undefined || [list].flat().includes(value);
}
