import '#build/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { findDeprecated } from '#build/site-folder/find-deprecated.ts';
import { requireNoService } from '#content-store/drafts/database/lock.ts';
import { readSettings } from '../server/runtime/settings.ts';
import { attempt } from './run-command.ts';

/**
 * Prints what the site folder uses of a list of deprecations; fails while a service runs. A program of its own, because Windows
 * replaces no native module while the program that installs another version has it loaded.
 */
await attempt(async () => {
  const { siteDir, dataDir } = readSettings(process.env);
  const [list = ''] = process.argv.slice(2);
  if (existsSync(list))
    for (const found of findDeprecated(siteDir, JSON.parse(readFileSync(list, 'utf8')))) console.info(found);
  requireNoService(dataDir);
});
