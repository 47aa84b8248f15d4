import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPTIONAL_PACKAGES } from '#content-store/model/load-package.ts';
import { PRODUCT } from '../site-folder/site-folder.mjs';
import { managerOf } from './package-manager.ts';

export type PackageKind = keyof typeof OPTIONAL_PACKAGES;

/** The settings that follow an optional package. */
const SETTINGS: Record<PackageKind, string> = {
  s3: 'STORAGE_URL=s3://bucket/prefix?endpoint=https://…&region=…, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in .env; to deploy there, the keys alone',
  postgres: 'DATABASE_URL=postgres://user:password@host/database in .env, for PostgreSQL 15 or newer',
  company: 'OIDC_PROVIDERS=the path of a file that names the companies, see the page on how people log in',
  heic: 'none; HEIC pictures are stored as JPEG from the next upload on',
};

export const isPackageKind = (kind: string): kind is PackageKind => Object.hasOwn(OPTIONAL_PACKAGES, kind);

/** Installs an optional package into a site folder, in the version that this product was made for. Returns the settings that follow. */
export function addPackage(siteDir: string, kind: PackageKind): string {
  const name = OPTIONAL_PACKAGES[kind];
  const manifest = JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8'));
  const version = manifest.peerDependencies?.[name] ?? manifest.dependencies[name];
  const manager = managerOf(siteDir);
  const words = [...manager.add, `${name}@${version}`];
  const isWindows = process.platform === 'win32'; // npm is a script there
  const { status } = spawnSync(manager.name, words, { cwd: siteDir, stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`${manager.name} ${words.join(' ')} failed`);
  return SETTINGS[kind];
}
