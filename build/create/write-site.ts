import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepTarball, keptName } from './keep-tarball.ts';
import type { SiteChoices } from './site-options.ts';

export interface NewSite extends SiteChoices {
  /** A folder that is empty, or does not exist. */
  directory: string;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Files of other names here, because tools would take them for those of this package. */
const NAMED_ASIDE = ['_gitignore', '_package.json', '_tsconfig.json', '_pnpm-workspace.yaml'];

/** Throws when the folder holds anything but a repository. */
export function requireEmpty(directory: string): void {
  if (!existsSync(directory)) return;
  const found = readdirSync(directory).filter((name) => name !== '.git');
  if (found.length > 0) throw new Error(`${directory} is not empty; a new site needs an empty folder`);
}

/** True for a file of a look that a new site gets. */
export const isOfLook = (path: string): boolean => !/README\.md$|\.test\.tsx?$/.test(path);

/** Fills the folder of a new site with a look and with what goes beside it, and sets its name and language. */
export async function beginSite(site: NewSite, look: string, beside: string): Promise<void> {
  const { directory } = site;
  requireEmpty(directory);
  await mkdir(directory, { recursive: true });
  await cp(look, directory, { recursive: true, filter: isOfLook });
  await cp(beside, directory, { recursive: true });
  for (const kept of NAMED_ASIDE.filter((name) => existsSync(join(directory, name)))) {
    const name = kept.replace(/^_(?=git)/, '.').replace(/^_/, '');
    await rename(join(directory, kept), join(directory, name));
  }
  await change(join(directory, 'site.config.ts'), (text) => configured(text, site));
}

/**
 * Writes the folder of a new site that depends on versions of the package `pagewright`, such as `^0.1.0`, or on a tarball;
 * nothing is installed.
 */
export async function writeSite(site: NewSite & { package: string }): Promise<void> {
  const { directory, look } = site;
  await beginSite(site, join(HERE, 'looks', look), join(HERE, 'template'));
  await writeManifest(site);
  const secret = `# Signs sessions. Every setting is described in node_modules/pagewright/.env.example.\nAUTH_SECRET=${randomBytes(32).toString('hex')}\n`;
  await writeFile(join(directory, '.env'), secret, { mode: 0o600 });
}

function configured(text: string, { name, language }: NewSite): string {
  const given = Object.entries({ name, language }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return given.reduce(
    (rest, [key, value]) =>
      rest.replace(new RegExp(`(?<=^  ${key}: ).*(?=,$)`, 'm'), () => `'${value.replaceAll(/['\\]/g, '\\$&')}'`),
    text,
  );
}

/** The lock file has the versions that the package was tested with; npm reads it, others choose for themselves. */
async function writeManifest({ directory, package: wanted }: NewSite & { package: string }): Promise<void> {
  const isFile = wanted.endsWith('.tgz');
  if (isFile) keepTarball(wanted, directory);
  const dependencies = { pagewright: isFile ? `file:${keptName(wanted)}` : wanted };
  const name =
    basename(resolve(directory))
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replace(/^-+/, '') || 'site';
  const parse = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const manifest = await parse(join(directory, 'package.json'));
  await writeJson(join(directory, 'package.json'), { ...manifest, name, dependencies });
  const lock = await parse(join(HERE, 'site-lock.json'));
  lock.name = name;
  lock.packages[''] = { name, dependencies };
  if (isFile) lock.packages['node_modules/pagewright'].resolved = dependencies.pagewright;
  await writeJson(join(directory, 'package-lock.json'), lock);
}

const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

const change = async (file: string, by: (text: string) => string) => writeFile(file, by(await readFile(file, 'utf8')));
