import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, linksBelow } from '../output/files-below.ts';
import type { DomainSite } from '../plan/domain-site.ts';

/** What only a build writes: pages, and all that is in folders that begin with `_`. */
const OF_A_BUILD = /^_[^/]+\/|(?:^|\/)index\.html$/;

/**
 * Removes files that look like this build's own and are not in its manifest: pages of an earlier owner of the folder, for
 * example. Other files, such as a search engine's proof of ownership, stay.
 */
export function removeStrangers({ output, isPlainFolder }: DomainSite): void {
  if (isPlainFolder || !existsSync(output.folder)) return;
  for (const path of filesBelow(output.folder)) {
    if (OF_A_BUILD.test(path) && !output.manifest.records.has(path)) output.remove(path);
  }
}

/** Removes links in place of this build's files and folders: the built-in server does not follow them. */
export function removeLinks({ output }: DomainSite): void {
  if (!existsSync(output.folder)) return;
  const paths = [...output.manifest.records.keys()];
  for (const link of linksBelow(output.folder)) {
    if (paths.some((path) => path === link || path.startsWith(`${link}/`))) rmSync(join(output.folder, link));
  }
}
