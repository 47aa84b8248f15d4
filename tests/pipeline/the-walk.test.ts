import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { createUser, logIn } from '../editing-client.ts';
import { discard, makeFolder, startProduct } from '../running-product.ts';
import { withNotes } from './with-notes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOOK = new URL('./note-entries.ts', import.meta.url).href;

/** Compiled, the service is a few files. */
const FROM_SOURCES = [
  ...['--import', new URL('../../build/require-node.mjs', import.meta.url).href, '--expose-gc'],
  'editor-service/main.ts',
];

/** The files that the page “How it works” names, in its order. */
async function walk(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'site/docs/pages/start/how-it-works.md'), 'utf8');
  return [...text.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, path = '']) => path);
}

/** The editor's part runs in a browser, and that of the pages is compiled. */
const isFollowed = (path: string): boolean => !/^editor-service\/editor\/|\.astro$/.test(path);

it('a save and a publish enter the files that “How it works” names, in that order, and render the page once', {
  timeout: 120_000,
}, async () => {
  const named = await walk();
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const followed = named.filter(isFollowed);
  expect(followed.length).toBeGreaterThan(8);

  const folder = await makeFolder();
  const [notes, noted] = [join(folder, 'entries'), join(folder, 'noted.json')];
  const texts = followed.map((path) => {
    const file = join(ROOT, path);
    return [pathToFileURL(file).href, withNotes(path, readFileSync(file, 'utf8'))];
  });
  await writeFile(noted, JSON.stringify(Object.fromEntries(texts)));
  const NODE_OPTIONS = `--import ${HOOK}`;
  const env = { DEMO: '0', NODE_OPTIONS, NOTED: noted, NOTES: notes };
  const product = await startProduct({ folder, env, program: FROM_SOURCES });
  onTestFinished(() => discard(product));
  await createUser(folder, 'ada', 'admin');
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const domainId = domain._id;
  const home = await client.get<Page>('page/load', { slug: '', domainId });
  await writeFile(notes, '');

  const { _id, revision } = await client.post<Page>('page/save', {
    page: { ...home, header: { heading: 'Walked through' } },
  });
  await client.post('publish/set', { domainId, items: [{ kind: 'page', _id, revision }], checks: {} });
  const live = async () => (await fetch(product.siteUrl)).text();
  await expect.poll(live, { timeout: 40_000 }).toContain('Walked through');

  const entered = (await readFile(notes, 'utf8')).trim().split('\n');
  expect([...new Set(entered)]).toEqual(followed);
  expect(entered.filter((path) => path === 'build/render/render.ts')).toHaveLength(1);
});
