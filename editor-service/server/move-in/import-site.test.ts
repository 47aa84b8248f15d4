import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import type { Settings } from '../runtime/settings.ts';
import { testSettings } from '../testing/test-settings.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import { type ImportWork, importSite } from './import-site.ts';
import { importWordpress } from './import-wordpress.ts';
import { smallExport } from './testing/small-export.ts';

/** A picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A folder of each kind of source, with a page and a picture. */
async function sourcesIn(folder: string): Promise<Record<string, ImportWork>> {
  await mkdir(join(folder, 'uploads'), { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
  await write('about.md', '---\ntags: [one]\naliases: [/old]\n---\n![A dot](uploads/dot.gif)');
  await write('uploads/dot.gif', GIF);
  await write('list.csv', 'Name,Photo\nIda,uploads/dot.gif\n');
  const content = '<img src="https://old.example/wp-content/uploads/dot.gif">';
  await write('export.xml', smallExport([{ id: 1, content }]));
  const mapping = readMapping(JSON.stringify({ slug: '{Name}', picture: '{Photo}', tags: ['Team:{Name}'] }));
  return {
    Markdown: (needs) => importMarkdown(folder, needs),
    'a list': (needs) => importCsv(join(folder, 'list.csv'), mapping, needs),
    WordPress: (needs) => importWordpress(join(folder, 'export.xml'), needs),
  };
}

/** Every file and folder below, and what the database holds, which is no file of PostgreSQL's. */
async function everythingOf({ databaseAddress }: Settings, folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [
      path,
      entry.isFile() &&
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
    ];
  });
  const all = await Promise.all(files);
  if (!databaseAddress.startsWith('postgres')) return all;
  const db = await openDatabase(databaseAddress);
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
  const rows = tables.includes('pages') ? await db.selectFrom('pages').selectAll().orderBy('id').execute() : [];
  const imports = tables.includes('imports') ? await db.selectFrom('imports').selectAll().execute() : [];
  await db.destroy();
  return [all, tables, rows, imports];
}

const run = (settings: Settings, work: ImportWork, source: string, isDryRun: boolean) => {
  const request = { from: source, media: source, domain: undefined, source: undefined, publish: true, isDryRun };
  return importSite(settings, request, { say: () => {}, end: () => {} }, work);
};

it('importSite() writes nothing in a dry run, whether there is a site or none, and says what a real run does', async () => {
  const source = join(await temporaryFolder(), 'source');
  const works = Object.entries(await sourcesIn(source));
  for (const isFolderThere of [false, true]) {
    const home = await temporaryFolder();
    const settings = testSettings(home);
    if (isFolderThere) await mkdir(settings.dataDir);
    for (const [kind, work] of works) {
      const before = await everythingOf(settings, home);
      const { report, words } = await run(settings, work, source, true);
      expect(await everythingOf(settings, home), kind).toEqual(before);
      expect([report.pages.length, report.media.length], kind).toEqual([1, 1]);
      expect(words).toMatch(/^A dry run: nothing was stored/);
    }
    for (const [kind, work] of isFolderThere ? works : []) {
      const tried = await run(settings, work, source, true);
      const done = await run(settings, work, source, false);
      expect(done.report.pages, kind).toEqual(tried.report.pages);
      const before = await everythingOf(settings, home);
      const again = await run(settings, work, source, true);
      expect(await everythingOf(settings, home), kind).toEqual(before);
      expect(again.report.pages, kind).toMatchObject([{ result: 'unchanged' }]);
    }
  }
});
