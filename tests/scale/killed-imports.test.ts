import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { smallExport } from '#editor-service/server/move-in/testing/small-export.ts';
import { environment, makeFolder } from '../running-product.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const PAGES = Array.from({ length: 120 }, (_, index) => `Page ${index + 1}`);
/** Statements before which an import is killed: while it plans, in its first transaction, in a later one. */
const KILLS = [12, 200, 1500];

/** Fields that say when a page was stored. */
const WHEN = new Set(['updatedAt', 'createdAt', 'publishedAt', 'lastPublished', 'revision']);

/** A data folder with pages of a source of the same base name, at the addresses that all others would like. */
let seed: string;
const sources: Record<string, string[]> = {};

beforeAll(async () => {
  seed = await makeFolder();
  await writeFolder(join(seed, 'earlier/docs'), ['index', ...PAGES.slice(0, 20)]);
  run(['markdown', join(seed, 'earlier/docs'), '--publish'], seed);

  const folder = join(seed, 'later/docs');
  await writeFolder(folder, ['index', ...PAGES]);
  sources.markdown = ['markdown', folder, '--source', 'later'];
  const rows = PAGES.map((name, index) => `${index},${name},uploads/dot.gif`);
  await writeFile(join(folder, 'list.csv'), `No,Name,Photo\n${rows.join('\n')}\n`);
  const mapping = { id: '{No}', slug: '{Name}', picture: '{Photo}', tags: ['List:{Name}'] };
  await writeFile(join(folder, 'map.json'), JSON.stringify(mapping));
  sources.csv = ['csv', join(folder, 'list.csv'), '--map', join(folder, 'map.json'), '--media', folder];
  const content = '<img src="https://old.example/wp-content/uploads/dot.gif">';
  const posts = PAGES.map((title, index) => ({
    id: index + 1,
    title,
    name: title.toLowerCase().replace(' ', '-'),
    content,
  }));
  await writeFile(join(folder, 'export.xml'), smallExport(posts));
  sources.wordpress = ['wordpress', join(folder, 'export.xml'), '--media', folder];
}, 120_000);

afterAll(() => rm(seed, { recursive: true, force: true }));

async function writeFolder(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'uploads'), { recursive: true });
  await writeFile(join(folder, 'uploads/dot.gif'), GIF);
  for (const name of names)
    await writeFile(
      join(folder, `${name}.md`),
      `---\ntags: [${name}]\naliases: [/old/${name}]\n---\n![Dot](uploads/dot.gif)`,
    );
}

/** Does an import in this folder, which is killed before the given statement; throws when it fails otherwise. */
function run(words: readonly string[], folder: string, dieAt?: number): void {
  const program = [here('../../editor-service/cli/move-in.ts'), ...words];
  const killer = dieAt === undefined ? [] : ['--import', here('../faults/die-at-statement.ts')];
  const env = { ...process.env, ...environment(folder), DEMO: '0', DIE_AT: String(dieAt) };
  const { signal, status, stderr } = spawnSync(process.execPath, [...killer, ...program], { env, encoding: 'utf8' });
  if (dieAt === undefined ? status !== 0 : signal !== 'SIGKILL') throw new Error(`${status} ${signal} ${stderr}`);
}

/** All content, without when it was stored. */
async function contentOf(folder: string) {
  const db = await openDatabase(databaseIn(join(folder, 'data')));
  try {
    const rows = await db.selectFrom('pages').select(['id', 'copy', 'slug', 'document']).execute();
    const pages = rows.map(({ id, copy, slug, document }) => {
      const fields = Object.entries(JSON.parse(document) as Record<string, unknown>);
      return [`${copy} ${id}`, { slug, ...Object.fromEntries(fields.filter(([name]) => !WHEN.has(name))) }] as const;
    });
    const { redirects } = await loadSiteDocument(db, 'redirects', { domainId: 'main' });
    const { categories } = await loadSiteDocument(db, 'tags', { domainId: 'main' });
    const media = await db.selectFrom('media').select(['id', 'hash']).orderBy('id').execute();
    const ways = redirects.map(({ from, to }) => ({ from, to }));
    return { pages: Object.fromEntries(pages), redirects: ways, categories, media };
  } finally {
    await db.destroy();
  }
}

describe('an import that is killed and done again', () => {
  it.each(['markdown', 'csv', 'wordpress'])(
    'ends as one that was not, and leaves the pages of another source alone: %s',
    { timeout: 300_000 },
    async (kind) => {
      const [source = [], calm, killed] = [sources[kind], await makeFolder(seed), await makeFolder(seed)];
      const before = await contentOf(seed);
      run([...source, '--publish'], calm);
      for (const at of KILLS) run([...source, '--publish'], killed, at);
      run([...source, '--publish'], killed);
      const [wanted, found] = [await contentOf(calm), await contentOf(killed)];
      expect(found).toEqual(wanted);
      expect(Object.keys(found.pages).length).toBeGreaterThan(Object.keys(before.pages).length + 2 * PAGES.length - 1);
      expect(found.pages).toMatchObject(before.pages);
      for (const folder of [calm, killed]) await rm(folder, { recursive: true, force: true });
    },
  );
});
