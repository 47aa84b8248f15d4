import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a new site begins with. */
export const LOOKS = {
  demo: 'a whole site that shows every block',
  plain: 'a small finished site, to read and replace',
  empty: 'one page with a title',
} as const;

export type Look = keyof typeof LOOKS;

export interface NewSite {
  /** A folder that is empty, or does not exist. */
  directory: string;
  name?: string | undefined;
  language?: string | undefined;
  look: Look;
  /** Versions of the package `pagewright`, such as `^0.1.0`, or the path of a tarball. */
  package: string;
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

/** Writes the folder of a new site; nothing is installed. */
export async function writeSite(site: NewSite): Promise<void> {
  const { directory, look } = site;
  requireEmpty(directory);
  await mkdir(directory, { recursive: true });
  await cp(join(HERE, 'looks', look), directory, { recursive: true });
  await cp(join(HERE, 'template'), directory, { recursive: true });
  for (const kept of NAMED_ASIDE) {
    const name = kept.replace(/^_(?=git)/, '.').replace(/^_/, '');
    await rename(join(directory, kept), join(directory, name));
  }
  await change(join(directory, 'site.config.ts'), (text) => configured(text, site));
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
async function writeManifest({ directory, package: wanted }: NewSite): Promise<void> {
  const isFile = wanted.endsWith('.tgz');
  const dependencies = { pagewright: isFile ? `file:${resolve(wanted)}` : wanted };
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
