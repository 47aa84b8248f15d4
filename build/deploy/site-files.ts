import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { AppError } from '#content-store/model/error.ts';
import type { FileOfSite } from '../mirror/sending-order.ts';
import { callOf } from '../site-folder/command-call.mjs';

export interface DeployOptions {
  distDir: string;
  /** The only domain whose site is sent; absent: all. */
  domain?: string | undefined;
  /** Only says what would be done. */
  isDryRun: boolean;
  /** Called with a line for each file. */
  onFile: (line: string) => void;
}

/** The files that a deployment sent and removed. */
export interface Deployed {
  sent: string[];
  removed: string[];
}

/**
 * The domains that have a built site in `dist`: all, or only the given one. Throws AppError `not-found` when there is none;
 * an empty folder does not count, so that it never empties a deployed site.
 */
export async function builtDomains(distDir: string, only?: string): Promise<string[]> {
  const folders = (await visibleIn(distDir)).filter((entry) => entry.isDirectory());
  const wanted = only === undefined ? folders : folders.filter(({ name }) => name === only);
  const built = [];
  for (const { name } of wanted) if ((await visibleIn(join(distDir, name))).length > 0) built.push(name);
  if (built.length > 0) return built;
  const what = only === undefined ? 'no site' : `no site of the domain ${only}`;
  throw new AppError('not-found', `There is ${what} in ${distDir}; run ${callOf('build')} first`);
}

async function visibleIn(folder: string): Promise<Dirent[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? [];
  return entries.filter(({ name }) => !name.startsWith('.'));
}

/** The paths of a built site's files, without hidden ones, which are locks and unfinished files. */
export async function pathsOfSite(distDir: string, domainId: string): Promise<string[]> {
  const paths = [];
  for await (const { key } of folderFiles(join(distDir, domainId)).list()) paths.push(key);
  return paths.sort();
}

/** A file with the kind that decides when it is sent. */
export function fileOfSite(path: string): FileOfSite {
  if (/^_(?:astro|media|files)\//.test(path)) return { path, kind: 'asset' };
  if (path.endsWith('.html')) return { path, kind: 'page' };
  return { path, kind: /^_(?:hub|search)\//.test(path) ? 'data' : 'index' };
}
