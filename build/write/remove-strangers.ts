import { existsSync } from 'node:fs';
import { filesBelow } from '../output/files-below.ts';
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
