import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFolders } from './lock-output.ts';
import { domainsWithManifest, manifestFile } from './manifest.ts';

/** The same random text in a `dist` and beside the manifests that describe it. */
const NAME = '.pair';

/** False when a `dist` was last written with other manifests, or these last described another `dist`. */
export const isPair = (folders: OutputFolders): boolean => {
  const { pair: one, manifestPair } = pairOf(folders);
  return one === manifestPair;
};

/** The texts of a `dist` and of its manifests; empty when there is none. */
export const pairOf = ({ distDir, manifestDir }: OutputFolders) => ({
  pair: read(distDir),
  manifestPair: read(manifestDir),
});

/** Drops the manifests; they and `dist` are no pair until pair() is called, even if the next build is killed. */
export function separate({ distDir, manifestDir }: OutputFolders): void {
  write(manifestDir, randomUUID());
  rmSync(join(distDir, NAME), { force: true });
  for (const domainId of domainsWithManifest(manifestDir)) rmSync(manifestFile(manifestDir, domainId));
}

/** Notes that these manifests describe this `dist`. */
export function pair(folders: OutputFolders): void {
  if (read(folders.distDir) !== '' && isPair(folders)) return;
  const text = randomUUID();
  write(folders.manifestDir, text);
  write(folders.distDir, text);
}

function write(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), text);
}

function read(folder: string): string {
  const file = join(folder, NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
