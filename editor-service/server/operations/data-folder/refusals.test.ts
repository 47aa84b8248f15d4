import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FoundPart, type FoundParts, judgeParts } from '#build/parts/judge-parts.ts';
import { NOTHING, OWN, TABLE } from '#build/testing/parts-table.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { ada, mainDomain } from '#content-store/testing/documents.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import type { Settings } from '../../runtime/settings.ts';
import { requireSite } from '../../storage/open-parts.ts';
import { openStorage, openStorageAlone } from '../../storage/storage.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { rebuildFromPublished } from '../rebuild/rebuild-from-published.ts';
import { move } from './move.ts';

/** Databases by their state: `begun` was closed; `site` is of a killed service, whose last changes are in `drafts.sqlite-wal`. */
let databases: string;

beforeAll(async () => {
  databases = await mkdtemp(join(tmpdir(), 'databases-'));
  const file = join(databases, 'drafts.sqlite');
  const begun = await openDatabase(file);
  await migrateToLatest(begun);
  await begun.updateTable('site').set({ id: OWN }).execute();
  await begun.destroy();
  await cp(file, join(databases, 'begun/drafts.sqlite'));
  const site = await openDatabase(file);
  await publishDomain(site, mainDomain(), ada);
  for (const end of ['', '-wal']) await cp(file + end, join(databases, `site/drafts.sqlite${end}`));
  await site.destroy();
});

afterAll(() => rm(databases, { recursive: true }));

/** Puts files where these parts are to be found. */
async function placesWith(found: FoundParts): Promise<Settings> {
  const settings = testSettings(await temporaryFolder());
  const { dataDir, contentDir, distDir } = settings;
  const { database, published, originals, dist } = found;
  if (database.state !== 'missing') await cp(join(databases, database.state), dataDir, { recursive: true });
  await fill(contentDir, published);
  await fill(join(dataDir, 'media'), { ...originals, site: null });
  await fill(distDir, dist);
  await note(distDir, '.pair', dist.pair);
  await note(join(dataDir, 'build'), '.pair', dist.manifestPair);
  return settings;
}

async function fill(folder: string, { hasFiles, site }: Omit<FoundPart, 'path'>): Promise<void> {
  if (hasFiles) await note(folder, 'a file', 'of a site');
  await note(folder, '.site', site);
}

async function note(folder: string, name: string, text: string | null): Promise<void> {
  if (!text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}

/** What writes once it is not refused; a command only looks before that. */
const ASK = {
  start: (settings: Settings) => openStorage(settings, 'start'),
  import: (settings: Settings) => openStorageAlone(settings, 'import'),
  database: (settings: Settings) => openStorage(settings, 'database'),
  content: (settings: Settings) => requireSite(settings, 'content'),
  target: async (settings: Settings) => move(await placesWith(ONLY_DATABASE), settings),
  rebuild: rebuildFromPublished,
};
const ONLY_DATABASE: FoundParts = { ...NOTHING, database: { ...NOTHING.database, state: 'site' } };

/** Every file by its path; not the index of the log of changes, which each reader makes for itself. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.endsWith('-shm')).sort();
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'latin1').catch(() => 'a folder')]);
  return Object.fromEntries(await Promise.all(texts));
}

const rows = TABLE.filter(({ found }) => found.bucket === null);
it.runIf(isOnSqlite).each(rows)('what is refused changes nothing: $what', async ({ found }) => {
  for (const need of ['start', 'import', 'database', 'content', 'target', 'rebuild'] as const) {
    const isOverContent = need === 'rebuild' && found.database.state === 'site';
    if (!isOverContent && judgeParts(found, need).refusal === null) continue;
    const settings = await placesWith(found);
    const folder = join(settings.dataDir, '..');
    const before = await filesIn(folder);
    await expect(ASK[need](settings), need).rejects.toMatchObject({ name: 'AppError' });
    expect(await filesIn(folder), need).toEqual(before);
  }
});
