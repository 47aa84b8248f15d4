import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { AppError } from '#content-store/model/error.ts';
import { isAbsent } from '#content-store/published/read.ts';
import type { FileOfSite } from '../mirror/sending-order.ts';

/** The domains that have a built site in `dist`: all, or only the given one. Throws AppError `not-found` when there is none. */
export async function builtDomains(distDir: string, only?: string): Promise<string[]> {
  const entries = await readdir(distDir, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  const domains = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const wanted = only === undefined ? domains : domains.filter((name) => name === only);
  if (wanted.length > 0) return wanted;
  const what = only === undefined ? 'no site' : `no site of the domain ${only}`;
  throw new AppError('not-found', `There is ${what} in ${distDir}; npm run build makes it`);
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
