import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IS_PACKAGE, type SiteFolder } from '../site-folder/site-folder.mjs';

/** Something compiled for a site folder; its name is its folder in `compiledDir`. */
export interface StampedPart {
  name: string;
  /** The files and folders of the product that its output depends on. */
  sources: readonly string[];
  /** Nothing of a site folder is in its output. */
  isOfProduct?: true;
}

const NOT_COMPILED = /\.test\.tsx?$|\.md$|(?:^|\/)testing\//;
/** Site folders are stamped separately, wherever they are. */
const SITE_FOLDERS = /^site\/(?:demo|docs|examples)\//;
/** Content, installed packages, backups and generated files of a site folder. */
const NOT_OF_SITE = /^(?:content|node_modules|dist|data|backup[^/]*)\/|(?:^|\/)\./;
/** What a site folder's modules and styles can import, and what is copied: no logs, no copies that code editors leave. */
const READ_OF_SITE =
  /^public\/|\.(?:[cm]?[jt]sx?|astro|css|json|ya?ml|toml|csv|tsv|txt|html|svg|png|jpe?g|gif|webp|avif|ico|mp[34]|webm|ogg|wav|vtt|pdf|wasm|woff2?|ttf|otf)$/;

/** The file in which a finished compile records the stamp of a part's sources. */
export const noteFile = (
  { compiledDir }: Pick<SiteFolder, 'compiledDir'>,
  { name }: Pick<StampedPart, 'name'>,
): string => join(compiledDir, `${name}.json`);

/** True for a file of the product that a part's stamp covers. */
export const isSourceOf = ({ sources }: StampedPart, path: string): boolean =>
  !NOT_COMPILED.test(path) &&
  !SITE_FOLDERS.test(path) &&
  sources.some((source) => path === source || path.startsWith(`${source}/`));

/** A hash over the names and bytes of every source of a part, independent of where they are. */
export function sourceStamp(folder: Folders, part: StampedPart): string {
  const hash = createHash('sha256');
  for (const [name, file] of sourcesOf(folder, part)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** A hash over the sizes and times of the sources: where it is the same, nothing needs to be read. */
export function sourceTimes(folder: Folders, part: StampedPart): string {
  const hash = createHash('sha256');
  for (const [name, file] of sourcesOf(folder, part)) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`${name}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

type Folders = Pick<SiteFolder, 'root' | 'siteDir'>;

/** The names of all sources of a part, with their files. */
function sourcesOf({ root, siteDir }: Folders, part: StampedPart): [name: string, file: string][] {
  // Nothing in an installed package changes: its version stands for its files.
  const sources = IS_PACKAGE ? ['package.json'] : part.sources;
  const ofProduct = sources.flatMap((source) => sourcesBelow(root, source)).filter((path) => isSourceOf(part, path));
  const ofSite = part.isOfProduct ? [] : sourcesBelow(siteDir);
  const read = ofSite.filter((path) => READ_OF_SITE.test(path) && !NOT_COMPILED.test(path));
  return [
    ...ofProduct.map((path): [string, string] => [path, join(root, path)]),
    ...read.map((path): [string, string] => [`own/${path}`, join(siteDir, path)]),
  ];
}

/** What is noted of a finished compile. */
export interface CompileNote {
  stamp: string;
  times?: string;
  compileId?: string;
}

/** True when the part in the site folder's compiled output was compiled from exactly its present sources. */
export function isCompiled(folder: SiteFolder, part: StampedPart): boolean {
  try {
    const note = JSON.parse(readFileSync(noteFile(folder, part), 'utf8')) as CompileNote;
    return note.times === sourceTimes(folder, part) || note.stamp === sourceStamp(folder, part);
  } catch {
    return false; // Nothing compiled yet, or a compile that did not finish.
  }
}

/** Where the settings keep data and pages, which may be anywhere in the site folder. */
export const keptIn = (): string[] =>
  ['DATA_DIR', 'CONTENT_DIR', 'DIST_DIR'].flatMap((name) => (process.env[name] ? resolve(process.env[name]) : []));

/** The paths of the sources below a folder, of a site folder or the product, sorted. */
export function sourcesBelow(root: string, path = '', kept = keptIn()): string[] {
  if (NOT_OF_SITE.test(`${path}/`) || (path !== '' && kept.includes(join(root, path)))) return [];
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => sourcesBelow(root, path === '' ? name : `${path}/${name}`, kept));
}
