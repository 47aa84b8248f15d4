import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type EditingClient, logIn } from '../editing-client.ts';
import { IS_LONG } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';
import { discard, environment, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { type Stored, type StoredPage, storedData } from './stored-data.ts';

/** What earlier versions left: each folder must open. The short form takes the oldest, which goes through all that came after it. */
const FOLDERS = globSync('data-*', { cwd: fileURLToPath(new URL('.', import.meta.url)) })
  .sort()
  .slice(0, IS_LONG ? undefined : 1);
/** Pages that the short form publishes one by one, besides sections and listings. */
const FEW = 3;
/** The same addresses for service, build and verification, so that they render the same pages. */
const ADDRESSES = { PUBLIC_SITE_URL: 'https://site.example', PUBLIC_API_URL: 'https://edit.example' };

describe.each(FOLDERS)('%s', (folderName) => {
  const OLD = fileURLToPath(new URL(folderName, import.meta.url));
  const old = storedData(OLD);
  const publishedFiles = globSync('**/*.json', { cwd: join(OLD, 'published') }).sort();
  const publishedPages = publishedFiles.filter((path) => path.includes('/pages/'));
  /** Pages without viewer roles are readable by everybody. */
  const publishable = old.pages.filter(({ page }) => page.viewerRoles.length === 0);
  const others = IS_LONG ? [] : publishable.filter(({ collection }) => collection === 'pages').slice(FEW);

  let product: RunningProduct;
  let ada: EditingClient;

  beforeAll(async () => {
    product = await startProduct({ folder: await copyOfOldData(), env: ADDRESSES });
    ada = await logIn(product.editorUrl, 'ada');
  });

  afterAll(() => discard(product));

  /** A product folder whose `data` is as the old version left it. */
  async function copyOfOldData(): Promise<string> {
    const folder = await makeFolder();
    await cp(OLD, join(folder, 'data'), { recursive: true });
    return folder;
  }

  /** Runs the program of an npm script on a folder; throws if it fails. */
  function run(script: 'build' | 'verify', folder: string): Promise<string> {
    const [, ...program] = manifest.scripts[script].split(' ');
    return runProgram(program, { ...environment(folder), ...ADDRESSES });
  }

  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as StoredPage;
  const load = ({ slug, domainId }: StoredPage, collection: string) =>
    ada.get<StoredPage>('page/load', { slug, domainId, collection });

  /** Fields that every save or publish changes. */
  const CHANGING = ['revision', 'updatedAt', 'updatedBy', 'published', 'lastPublished', 'publishedAt'];

  /** The part of a page that editors wrote. */
  const written = (page: Stored): Stored =>
    Object.fromEntries(Object.entries(page).filter(([field]) => !CHANGING.includes(field)));

  /** Matches a list that contains at least these items, each with at least these fields. */
  const holding = (documents: readonly Stored[]) =>
    expect.arrayContaining(documents.map((document) => expect.objectContaining(document)));

  /** The pages that were published, and are not in the `dist` of this folder. */
  const missingIn = (folder: string) =>
    publishedPages.filter((path) => {
      const { domainId: id, slug } = readJson(join(OLD, 'published', path));
      return !existsSync(join(folder, 'dist', id, slug, 'index.html'));
    });

  it('is opened without warnings or errors', () => {
    expect(product.output()).not.toMatch(/"level":[456]0/);
  });

  it('shows every published page', async () => {
    await expect.poll(() => missingIn(product.folder)).toEqual([]);
  });

  it.each([
    ['ada', ['admin']],
    ['ben', ['publisher']],
    ['carla', expect.arrayContaining(['editor'])],
  ])('lets %s log in', async (username, roles) => {
    const { post } = await logIn(product.editorUrl, username);
    expect(await post('user/me')).toEqual({ user: { username, roles } });
  });

  it('does not let a disabled user log in', async () => {
    await expect(logIn(product.editorUrl, 'emil')).rejects.toThrow('401');
  });

  it.each(publishedFiles)('keeps the published file %s', (path) => {
    expect(readJson(join(product.folder, 'data/published', path))).toMatchObject(
      readJson(join(OLD, 'published', path)),
    );
  });

  it.each(publishedPages)('returns all of the published page %s to visitors', async (path) => {
    const page = readJson(join(OLD, 'published', path));
    const collection = old.pages.find(({ page: { _id } }) => _id === page._id)?.collection ?? '';
    const query = new URLSearchParams({ slug: page.slug, domainId: page.domainId, collection });
    const response = await fetch(`${product.editorUrl}/api/page/load?${query}`);
    expect(await response.json()).toMatchObject(page);
  });

  it.each(old.pages)('lists the history of /$page.slug ($collection)', async ({ page: { _id }, collection }) => {
    const revisions = old.history.filter(({ pageId }) => pageId === _id);
    const history = revisions.map(({ revision, action }) => expect.objectContaining({ revision, action }));
    expect(await ada.get('page/history', { _id, collection })).toEqual(history);
  });

  it.each(old.pages)('loads, saves and publishes /$page.slug ($collection)', async ({ page, collection }) => {
    const loaded = await load(page, collection);
    expect(loaded).toMatchObject(page);
    const saved = await ada.post<StoredPage>('page/save', { page: loaded, collection });
    expect(saved).toMatchObject(written(page));
    if (page.viewerRoles.length > 0 || others.some(({ page: { _id } }) => _id === page._id)) return;
    const live = await ada.post('page/publishPage', { page: saved, collection });
    expect(live).toMatchObject({ ...written(page), published: true });
  });

  if (!IS_LONG) {
    it('publishes the others as sets', async () => {
      for (const [id, pages] of Map.groupBy(others, ({ page }) => page.domainId)) {
        const items = pages.map(({ page: { _id } }) => ({ kind: 'page', _id }));
        await ada.post('publish/set', { domainId: id, items, checks: { reason: 'As it was' } });
      }
      for (const { page, collection } of others)
        expect(await load(page, collection)).toMatchObject({ ...written(page), published: true });
    });
  }

  it('restores an earlier version of a page', async () => {
    const versions = old.history.filter(({ page }) => page.slug === 'about');
    const { pageId: _id, revision, page } = versions.at(-1) ?? expect.unreachable();
    expect(await ada.post('page/restoreRevision', { _id, revision })).toMatchObject(written(page));
  });

  it.each(old.trash)('restores /$page.slug from the trash', async ({ page, collection }) => {
    const { _id, domainId } = page;
    expect(await ada.get('trash/list', { domainId })).toEqual(holding([{ pageId: _id, slug: page.slug }]));
    await ada.post('page/restore', { _id, collection });
    expect(await load(page, collection)).toMatchObject(written(page));
  });

  const domainId = 'main';
  const loadDocument: Record<string, (slugPrefix: string) => Promise<unknown>> = {
    navigation: (slugPrefix) => ada.post('nav/loadRegionNav', { domainId, region: slugPrefix }),
    footer: (slugPrefix) => ada.post('footer/loadRegionFooter', { domainId, region: slugPrefix }),
    siteSettings: () => ada.get('siteSettings/loadSiteSettings', { domainId }),
    banner: () => ada.get('banner/loadBanner', { domainId }),
    acknowledgementBox: () => ada.get('acknowledgementBox/loadAcknowledgementBox', { domainId }),
    tags: async () => ({ categories: await ada.get('tags/fetch', { domainId }) }),
    redirects: () => ada.get('redirects/list', { domainId }),
    categories: () => ada.get('categories/list', { domainId }),
  };
  /** Their responses lack the fields that only identify the document; a moved page that was published adds a redirect. */
  const LISTS = ['tags', 'redirects', 'categories'];

  it.each(old.siteDocuments)('loads the $kind $document._id', async ({ kind, slugPrefix, document }) => {
    const { _id, domainId: _, ...lists } = document;
    const expected = LISTS.includes(kind)
      ? Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, holding(list as Stored[])]))
      : document;
    expect(await loadDocument[kind]?.(slugPrefix)).toMatchObject(expected);
  });

  const { received, previewed, quarantined } = old;
  const contact = received.filter(({ settings }) => (settings as Stored).identifier === 'contact');

  it.each([
    ['forms/getSubmissions', 'formSubmissions', { identifier: 'contact' }, contact],
    ['forms/getSubmissions', 'formSubmissions', { showDraftSubmissions: 'true' }, [...received, ...previewed]],
    ['quarantine/list', 'formSubmissions', {}, quarantined],
    ['subscribers/list', 'subscribers', {}, old.subscribers],
    ['user/list', 'users', {}, old.users],
    ['roles/list', 'roles', {}, old.roles],
    ['media/list', 'items', {}, old.media],
  ])('answers %s with the %s there were (%o)', async (call, list, query, documents) => {
    const answer = await ada.get<Record<string, Stored[]>>(call, query);
    expect(answer[list]).toEqual(holding(documents));
    expect(answer[list]).toHaveLength(documents.length);
  });

  it('keeps the audit trail', async () => {
    const entries = await Promise.all(
      ['1', '2', '3'].map((page) => ada.get<Trail>('audit/list', { page, size: '100' })),
    );
    expect(entries.flatMap((answer) => answer.entries)).toEqual(holding(old.audit));
  });

  it.each([
    ['forms/generateCSV?identifier=contact', contact.map(({ form }) => Object.values(form as Stored))],
    ['subscribers/generateCSV', old.subscribers.map(({ email }) => [email])],
  ])('exports %s', async (call, lines) => {
    let text = '';
    for await (const piece of await ada.listen(call)) text += piece;
    for (const value of lines.flat()) expect(text).toContain(value);
  });

  if (IS_LONG) {
    it('is built completely by a separate build', async () => {
      const folder = await copyOfOldData();
      expect(await run('build', folder)).toMatch(/^Built in .* 0 failed\n$/);
      expect(missingIn(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    });
  }

  it('has a site that passes verification after all of this', { timeout: 120_000 }, async () => {
    const state = async (): Promise<unknown> => (await fetch(`${product.editorUrl}/readyz`)).json();
    await expect.poll(state, { timeout: 100_000 }).toMatchObject({ waiting: 0 }); // everything is live
    await product.stop();
    expect(await run('verify', product.folder)).toBe('dist is up to date\n');
  });
});

interface Trail {
  entries: Stored[];
}
