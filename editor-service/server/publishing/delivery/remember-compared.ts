import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executedMigrations } from '#content-store/drafts/database/executed-migrations.ts';
import { contentVersion, type Db } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';
import { siteId } from '#content-store/drafts/site/site-state.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import type { FileHashes } from '#content-store/published/watch.ts';

const NAME = 'compared.json';

export type ComparedFiles = ReturnType<typeof rememberCompared>;

/**
 * Leaves in the data folder, for the next start, the hashes of published files that are as the database has them. They count
 * once, for exactly the same content and the same code. `isCompiling`: the code changes with this start.
 */
export function rememberCompared(db: Db, dataDir: string, compiledDir: string, isCompiling: boolean) {
  const files = folderFiles(join(dataDir, 'build'));
  let code: string | undefined;
  /** What the texts of all published files follow from; null while some wait to be written. */
  const stateNow = async (): Promise<string | null> => {
    const version = await contentVersion(db); // first: what is published later has a later version
    if (code === undefined || (await countDeliveries(db)) > 0) return null;
    return JSON.stringify([version, await siteId(db), (await executedMigrations(db)).at(-1)?.name, code]);
  };
  return {
    load: async (): Promise<FileHashes> => {
      const text = await files.read(NAME);
      await files.remove(NAME); // A process that is killed leaves none.
      if (!isCompiling) code = await readFile(join(compiledDir, 'site.json'), 'utf8');
      const note = JSON.parse(String(text)) as { state: string; hashes: [string, string][] } | null;
      return new Map(note?.state === (await stateNow()) ? note?.hashes : []);
    },
    /** For a service that stops; `findRight` is called after the state was read. */
    save: async (findRight: () => Promise<FileHashes>): Promise<void> => {
      const state = await stateNow();
      if (state !== null) await files.write(NAME, JSON.stringify({ state, hashes: [...(await findRight())] }));
    },
  };
}
