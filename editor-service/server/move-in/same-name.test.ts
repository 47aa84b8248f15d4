import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importCsv, readMapping } from './import-csv.ts';
import { importMarkdown } from './import-markdown.ts';
import { importWordpress } from './import-wordpress.ts';
import type { MoveInNeeds } from './store/filling.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { smallExport } from './testing/small-export.ts';

type Work = (needs: MoveInNeeds) => Promise<void>;
/** Two sources that go by one name, with other words on pages of the same names. */
type Sources = (place: string, pages: readonly string[]) => Promise<Work>;

let site: Awaited<ReturnType<typeof siteToFill>>;
beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

async function write(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

const markdown: Sources = async (place, pages) => {
  const folder = join(site.folder, place, 'docs');
  for (const page of pages) await write(join(folder, `${page}.md`), `${page} of ${place}`);
  return (needs) => importMarkdown(folder, needs);
};

const csv: Sources = async (place, pages) => {
  const rows = pages.map((page) => `${page},${page} of ${place}`);
  const file = await write(join(site.folder, place, 'list.csv'), `Name,Text\n${rows.join('\n')}\n`);
  const mapping = readMapping(JSON.stringify({ slug: '{Name}', text: '{Text}' }));
  return (needs) => importCsv(file, mapping, needs);
};

const wordpress: Sources = async (place, pages) => {
  const posts = pages.map((page, index) => ({ id: index + 1, name: page, content: `<p>${page} of ${place}</p>` }));
  const text = smallExport(posts).replace('<title>Old</title>', `<title>${place}</title>`);
  const file = await write(join(site.folder, place, 'export.xml'), text);
  return (needs) => importWordpress(file, needs);
};

const rows = () => site.db.selectFrom('pages').selectAll().orderBy('id').orderBy('copy').execute();
const real = (work: Work, sourceName?: string) =>
  site.run(work, { publish: true, ...(sourceName !== undefined && { sourceName }) });
const resultsOf = async (report: ReturnType<typeof real>) => (await report).pages.map(({ result }) => result);

const KINDS: Record<string, { source: Sources; name: string }> = {
  Markdown: { source: markdown, name: 'docs' },
  'a list': { source: csv, name: '{Name}' },
  WordPress: { source: wordpress, name: 'old.example' },
};

describe.each(Object.entries(KINDS))('two sources of one name, from %s', (_kind, { source, name }) => {
  it('stay apart: the second stops before it writes, until it has a name of its own or is said to be the first', async () => {
    const [first, second] = [await source('first', ['about', 'contact']), await source('second', ['about', 'contact'])];
    await real(first);
    const before = await rows();
    const refusal = { code: 'conflict', message: expect.stringContaining(`--source "${name}"`) };
    await expect(real(second)).rejects.toMatchObject(refusal);
    await expect(site.run(second, { isDryRun: true })).rejects.toMatchObject(refusal);
    expect(await rows()).toEqual(before);

    expect(await resultsOf(real(second, 'Second'))).toEqual(['created', 'created']);
    const after = await rows();
    for (const row of before) expect(after).toContainEqual(row);
    expect(await resultsOf(real(first))).toEqual(['unchanged', 'unchanged']);
    expect(await resultsOf(real(second, 'Second'))).toEqual(['unchanged', 'unchanged']);
    await expect(real(second)).rejects.toMatchObject(refusal);
    expect(await rows()).toEqual(after);

    expect(await resultsOf(real(second, name))).toEqual(['updated', 'updated']);
    expect(await resultsOf(real(second))).toEqual(['unchanged', 'unchanged']);
    await expect(real(first)).rejects.toMatchObject(refusal);
  });

  it('stay apart after the first was killed', async () => {
    const [first, second] = [await source('first', ['about']), await source('second', ['about'])];
    const killed: Work = (needs) =>
      first({
        ...needs,
        say: (words) => {
          if (!words.startsWith('Reading')) throw new Error('killed');
        },
      });
    await expect(real(killed)).rejects.toThrow('killed');
    await expect(real(second)).rejects.toMatchObject({ code: 'conflict' });
    expect(await resultsOf(real(first))).toEqual(['unchanged']);
  });
});

it('two sources of one name are told apart by their pages when an earlier version imported the first', async () => {
  const [first, second] = [await markdown('first', ['about', 'contact']), await markdown('second', ['about'])];
  await real(first);
  await site.db.deleteFrom('imports').execute();
  await expect(real(second)).rejects.toThrow('/contact');
  expect(await resultsOf(real(first))).toEqual(['unchanged', 'unchanged']);
  await expect(real(second)).rejects.toThrow('first');
});

it('importMarkdown() knows a folder again that was moved, by the name that is given', async () => {
  const work = await markdown('first', ['about']);
  await real(work);
  await rename(join(site.folder, 'first'), join(site.folder, 'elsewhere'));
  const moved = await markdown('elsewhere', []);
  await expect(real(moved)).rejects.toThrow(join(site.folder, 'first/docs'));
  expect(await resultsOf(real(moved, 'docs'))).toEqual(['unchanged']);
});
