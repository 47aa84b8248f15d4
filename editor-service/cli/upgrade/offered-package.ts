import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepTarball, keptName } from '#build/create/keep-tarball.ts';
import { AppError } from '#content-store/model/error.ts';

/** Unpacks a tarball of the product, or the registry's latest, until this process ends. Throws AppError `not-found`. */
export function unpackOffered(tarball: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-upgrade-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = tarball === undefined ? fetchLatest(folder) : resolve(tarball);
  if (!existsSync(file)) throw new AppError('not-found', `There is no file ${file}`);
  // From standard input, as some programs named tar take the colon of `C:` for a host's.
  spawnSync('tar', ['-xzf', '-'], { cwd: folder, input: readFileSync(file) });
  const path = (name: string) => join(folder, 'package', name);
  const { name, version } = existsSync(path('package.json'))
    ? JSON.parse(readFileSync(path('package.json'), 'utf8'))
    : {};
  if (name !== 'pagewright') throw new AppError('not-found', `${file} is not the package pagewright`);
  return {
    folder: join(folder, 'package'),
    version: String(version),
    /** As package managers want it: a tarball from the site folder, where `keep` copies it. */
    wanted: tarball === undefined ? `^${version}` : `file:${resolve(keptName(file))}`,
    keep: () => tarball !== undefined && keepTarball(file, resolve('.')),
    changelog: readFileSync(path('CHANGELOG.md'), 'utf8'),
    /** The file that lists what the version calls deprecated. */
    deprecations: path('deprecations.json'),
  };
}

function fetchLatest(folder: string): string {
  spawnSync('npm', ['pack', 'pagewright@latest'], { cwd: folder, shell: process.platform === 'win32' });
  const [file] = globSync('*.tgz', { cwd: folder });
  if (file) return join(folder, file);
  const help = 'Name a tarball instead: pagewright upgrade --package FILE.tgz';
  throw new AppError('not-found', `No registry has a package pagewright. ${help}`);
}
