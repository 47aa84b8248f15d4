import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '../site-folder/site-folder.mjs';

interface Entry {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Why an entry is installed here. */
const OF_THIS_REPOSITORY = new Set(['dev', 'devOptional', 'peer']);

interface Manifest extends Pick<Entry, 'version' | 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta'> {
  bin: Record<string, string>;
  engines: Record<string, string>;
}

/**
 * The lock file of a new site: the versions that this repository was tested with, of all that the package needs. The entries of
 * the site itself are left to `create-pagewright`.
 */
export function siteLock(manifest: Manifest) {
  const { version, bin, engines, dependencies = {}, peerDependencies, peerDependenciesMeta } = manifest;
  const all: Record<string, Entry> = JSON.parse(readFileSync(join(PRODUCT, 'package-lock.json'), 'utf8')).packages;
  const packages: Record<string, object> = {};
  const waiting = Object.keys(dependencies).map((name) => `node_modules/${name}`);
  for (const path of waiting) {
    const entry = all[path];
    if (!entry || packages[path]) continue;
    packages[path] = Object.fromEntries(Object.entries(entry).filter(([key]) => !OF_THIS_REPOSITORY.has(key)));
    waiting.push(...neededBy(entry).flatMap((name) => placeOf(name, path, all) ?? []));
  }
  const needs = { dependencies, peerDependencies, peerDependenciesMeta };
  packages['node_modules/pagewright'] = { version, bin, engines, ...needs };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { name: '', lockfileVersion: 3, requires: true, packages: { '': {}, ...sorted } };
}

function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }: Entry) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package: in the folder of the one that needs it, or in one around that. */
function placeOf(name: string, from: string, all: Readonly<Record<string, Entry>>): string | undefined {
  const inside = `${from}/node_modules/${name}`;
  if (all[inside]) return inside;
  const around = from.lastIndexOf('/node_modules/');
  if (around === -1) return all[`node_modules/${name}`] && `node_modules/${name}`;
  return placeOf(name, from.slice(0, around), all);
}
