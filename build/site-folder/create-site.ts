import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PRODUCT, siteFolder } from './site-folder.mjs';

/** Makes another site with `create-pagewright` in the version of the installed package, or with the tarball beside its own. */
export function createSite(directory: string, flags: readonly string[]): void {
  const { siteDir } = siteFolder();
  const { version } = JSON.parse(readFileSync(join(PRODUCT, 'package.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8'));
  const [, path] = /^file:(.+\.tgz)$/.exec(dependencies.pagewright) ?? [];
  const tarball = path && resolve(siteDir, path);
  const creator = tarball?.replace(/(?=pagewright-[^/\\]+$)/, 'create-') ?? `create-pagewright@${version}`;
  const given = tarball ? ['--package', tarball] : [];
  const words = ['exec', '--yes', `--package=${creator}`, '--', 'create-pagewright', directory, ...given, ...flags];
  const isWindows = process.platform === 'win32'; // npm is a script there
  const { status } = spawnSync('npm', words, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed`);
}
