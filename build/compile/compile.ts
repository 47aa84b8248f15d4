import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { withLock } from '#content-store/lock/lock-file.ts';
import { filesBelow } from '../output/files-below.ts';
import { IS_PACKAGE, type SiteFolder } from '../site-folder/site-folder.mjs';
import { SiteFolderError } from '../site-folder/site-folder-error.ts';
import { sourceError } from './source-error.ts';
import { type CompileNote, isCompiled, noteFile, type StampedPart, sourceStamp, sourceTimes } from './stamp.ts';

/** A part that can be compiled into a folder. The compiler is loaded only when it is needed. */
export interface CompiledPart extends StampedPart {
  compileInto(folder: string): Promise<void>;
}

/**
 * Compiles the parts of a site folder whose sources have changed. Nothing is written when none has: the folder may be
 * read-only. Throws SiteFolderError.
 */
export async function compile(folder: SiteFolder, parts: readonly CompiledPart[]): Promise<void> {
  if (parts.every((part) => isCompiled(folder, part))) return;
  await withLock(join(folder.compiledDir, 'compile.lock'), async () => {
    const stale = parts.filter((part) => !isCompiled(folder, part));
    if (stale.length === 0) return; // Compiled meanwhile, by the process that had the lock.
    // Loaded only now, like the compilers: most starts find everything compiled.
    const { writeRegistry } = await import('../site-folder/write-registry.ts');
    await writeRegistry(folder);
    for (const part of stale) await compilePart(folder, part);
  });
}

/** compile() for a command: prints the problems of the site folder and errors in sources, one sentence each. */
export async function runCompile(folder: SiteFolder, parts: readonly CompiledPart[]): Promise<void> {
  delete process.env.NODE_ENV; // The output must not depend on the environment.
  try {
    await compile(folder, parts);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sentence =
      error instanceof SiteFolderError ? error.message : (unwritable(error, folder) ?? sourceError(error.message));
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

/** What to do when the compiled output is out of date and this user may not write it; null for any other error. */
function unwritable(error: NodeJS.ErrnoException, { siteDir, compiledDir }: SiteFolder): string | null {
  const { code = '', path = compiledDir } = error; // SQLite, which holds the lock, names no path
  const isThere = path.startsWith(compiledDir) || compiledDir.startsWith(`${path}${sep}`);
  if (!isThere || !/^(?:EROFS|EACCES|EPERM|SQLITE_CANTOPEN|SQLITE_READONLY\w*)$/.test(code)) return null;
  const command = IS_PACKAGE ? 'npx pagewright compile' : `SITE_DIR=${siteDir} node build/set-up.mjs start`;
  return (
    `${siteDir} has changed, but this user may not write the compiled output, ${compiledDir}. Run this as a user who may:\n` +
    `  ${command}`
  );
}

/** Compiles beside the present output and replaces that when complete. */
async function compilePart(folder: SiteFolder, part: CompiledPart): Promise<void> {
  console.info(`Compiling the ${part.name} ...`);
  const sources = { stamp: sourceStamp(folder, part), times: sourceTimes(folder, part) };
  const next = join(folder.compiledDir, 'next');
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await part.compileInto(join(next, part.name));
  const compileId = await compileIdOf(join(next, part.name), folder);
  await rm(noteFile(folder, part), { force: true });
  await swapIn(join(next, part.name), join(folder.compiledDir, part.name));
  await rm(next, { recursive: true });
  await writeFile(noteFile(folder, part), `${JSON.stringify({ ...sources, compileId } satisfies CompileNote)}\n`);
}

async function swapIn(next: string, present: string): Promise<void> {
  const old = `${next}-old`;
  await rename(present, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, present);
  await rm(old, { recursive: true, force: true });
}

/**
 * A hash over the compiled files of a folder. Equal sources have equal hashes wherever product and site folder are:
 * paths in the output, and names derived from paths, are ignored. Files for browsers contain no paths.
 */
async function compileIdOf(folder: string, paths: SiteFolder): Promise<string> {
  const hash = createHash('sha256');
  const named = filesBelow(folder).map((path) => ({ file: join(folder, path), name: withoutPaths(path, paths) }));
  for (const { file, name } of named.sort((one, other) => one.name.localeCompare(other.name, 'en'))) {
    const bytes = await readFile(file);
    hash.update(`${name}\0`).update(file.endsWith('.mjs') ? withoutPaths(bytes.toString(), paths) : bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

function withoutPaths(text: string, { root, siteDir, compiledDir }: SiteFolder): string {
  const longestFirst = [compiledDir, siteDir, root].sort((one, other) => other.length - one.length);
  return longestFirst
    .reduce((rest, path) => rest.replaceAll(path, ''), text)
    .replaceAll(/^\/\/ .*$/gm, '')
    .replaceAll(/_[\w-]{8}\.mjs/g, '.mjs');
}
