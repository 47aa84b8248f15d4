import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageHistory } from '#content-store/drafts/pages/page-history.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { loadSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { MAX_REDIRECTS } from '#content-store/model/entities/redirect.ts';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import { AppError } from '#content-store/model/error.ts';
import { ada, keepAll, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import type { Caller } from '../../http/call-context.ts';
import { createLog } from '../../runtime/log.ts';
import { createPublishSet, type PublishSet } from '../sets/publish-set.ts';
import type { RenderSet } from '../sets/render-set.ts';
import { hasBlocks } from '../sets/set-plan.ts';
import { createSchedules } from './create-schedules.ts';
import { startMove } from './save-schedule.ts';

const domainId = 'main';
const caller: Caller = {
  ...{ userId: 'u', username: 'ada', roles: ['publisher'], isAdmin: false, sessionId: null, activeDomainId: null },
};
const NOON = new Date('2026-11-30T12:00:00.000Z');

/** A site, and what carries out its moves: in the steps of `full`, counted from 0, the disk is full before the commit. */
async function cast(renderSet: RenderSet = async () => new Map()) {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  await createUser(db, { username: 'ada', email: 'ada@example.org', roles: ['publisher'], passwordHash: 'x' }, ada.at);
  const disk = { step: 0, full: new Set<number>() };
  const commit = async <T>(change: () => Promise<T>) => change();
  const log = createLog('silent');
  const now = () => NOON;
  const set = createPublishSet({
    db,
    log,
    commit,
    renderSet,
    findProblems: async () => [],
    endReviews: async () => () => {},
  });
  const needs = { db, log, now, wakeMails: () => {} };
  const publishSet: PublishSet = (wanted) =>
    set({
      ...wanted,
      begin: async (transaction, plan) => {
        const who = (await wanted.begin?.(transaction, plan)) ?? caller;
        disk.step += 1;
        if (disk.full.has(disk.step - 1)) throw new AppError('unavailable', 'The disk is full');
        return who;
      },
    });
  const runner = () => {
    const schedules = createSchedules({ ...needs, publishSet });
    onTestFinished(() => schedules.close());
    return schedules;
  };
  const move = async (page: Page, slug: string): Promise<Schedule> => {
    const asked = { domainId, _id: page._id, slug, withChildren: true };
    const context = { caller, address: '' } as Parameters<ReturnType<typeof startMove>>[1];
    return JSON.parse(JSON.stringify(await startMove({ db, now, wakeSchedules: () => {} })(asked, context)));
  };
  const add = async (slug: string, isLive = true): Promise<Page> => {
    const page = await insertPage(db, pageDraft({ slug, title: slug }), ada);
    return isLive ? publishPage(db, page, ada, { named: keepAll }) : page;
  };
  return { db, disk, runner, move, add };
}

/** `docs`, and so many pages below it: every third a draft. */
async function addTree(
  add: (slug: string, isLive?: boolean) => Promise<Page>,
  count: number,
): Promise<readonly [Page, ...Page[]]> {
  const root = await add('docs');
  const below: Page[] = [];
  for (let index = 0; index < count; index += 1)
    below.push(await add(`docs/p${String(index).padStart(2, '0')}`, index % 3 !== 0));
  return [root, ...below];
}

const slugOf = async (db: Db, page: Page, copy: 'draft' | 'published') => (await pageById(db, page, copy))?.slug;
const redirectsOf = async (db: Db) =>
  (await loadSiteDocument(db, 'redirects', { domainId }, 'published')).redirects.map(({ from, to }) => `${from} ${to}`);
const schedule = (db: Db) => db.selectFrom('schedules').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

/** Each page is either as it was or moved: draft, published copy and redirect together. */
async function expectWhole(db: Db, pages: readonly Page[], isMoved: (page: Page) => boolean): Promise<void> {
  const redirects = new Set(await redirectsOf(db));
  for (const page of pages) {
    const to = page.slug.replace(/^docs/, 'guides');
    const wanted = isMoved(page) ? to : page.slug;
    const live = page.published ? wanted : undefined;
    expect([await slugOf(db, page, 'draft'), await slugOf(db, page, 'published')]).toEqual([wanted, live]);
    expect(redirects.has(`/${page.slug} /${to}`)).toBe(isMoved(page) && page.published);
  }
}

describe('a move of published pages', () => {
  it('gives drafts and published copies their new addresses, with a redirect for each published page', async () => {
    const { db, runner, move, add } = await cast();
    const pages = await addTree(add, 26);
    const outside = await add('docsy');
    const { name, progress } = await move(pages[0], 'guides');
    expect([name, progress]).toEqual(['Move “docs” to /guides and 26 pages below it', { done: 0, total: 27 }]);
    await expectWhole(db, pages, () => false);
    await runner().runDue();
    await expectWhole(db, pages, () => true);
    expect(await slugOf(db, outside, 'published')).toBe('docsy');
    expect(await schedule(db)).toMatchObject({ state: 'done', itemsDone: 27, reason: null });
  });

  it('leaves other changes of a draft unpublished', async () => {
    const { db, runner, move, add } = await cast();
    const page = await add('docs');
    await savePage(db, page, { ...page, title: 'Not yet' }, ada);
    await move(page, 'guides');
    await runner().runDue();
    const [draft, live] = [await pageById(db, page), await pageById(db, page, 'published')];
    expect([draft?.slug, draft?.title]).toEqual(['guides', 'Not yet']);
    expect([live?.slug, live?.title]).toEqual(['guides', 'docs']);
  });

  it.each([0, 1])('has whole pages only when it is cut off in step %i, and is continued there', async (step) => {
    const { db, disk, runner, move, add } = await cast();
    const pages = await addTree(add, 26);
    await move(pages[0], 'guides');
    disk.full.add(step);
    await runner().runDue();
    const { itemsDone, state } = await schedule(db);
    expect([itemsDone, state]).toEqual([25 * step, 'waiting']);
    const [root, ...below] = pages;
    const done = new Set([...below, root].slice(0, itemsDone));
    await expectWhole(db, pages, (page) => done.has(page));
    await runner().runDue();
    await expectWhole(db, pages, () => true);
    expect((await schedule(db)).state).toBe('done');
  });

  it('publishes each page once when two programs carry it out', async () => {
    const { db, runner, move, add } = await cast();
    const pages = await addTree(add, 26);
    await move(pages[0], 'guides');
    await Promise.all([runner().runDue(), runner().runDue()]);
    await expectWhole(db, pages, () => true);
    for (const page of pages.filter(({ published }) => published)) {
      const actions = (await pageHistory(db, page._id)).map(({ action }) => action);
      expect(actions.filter((action) => action === 'publish')).toHaveLength(2);
    }
  });

  it('leaves out a page that cannot be rendered, is taken or was deleted, names it, and moves the others', async () => {
    const { db, runner, move, add } = await cast(async (_domainId, plan) => {
      if (plan.some((item) => hasBlocks(item) && item.slug === 'guides/p07')) {
        throw new AppError('invalid', '“docs/p07” cannot be rendered');
      }
      return new Map();
    });
    const pages = await addTree(add, 30);
    await move(pages[0], 'guides');
    const other = await add('guides/p14');
    const [unrendered, displaced, deleted] = [pages[8], pages[15], pages[23]] as [Page, Page, Page];
    await deletePage(db, deleted, ada);
    await runner().runDue();
    const left = new Set([unrendered, displaced, deleted]);
    const others = pages.filter((page) => !left.has(page));
    await expectWhole(db, others, () => true);
    await expectWhole(db, [unrendered, displaced], () => false);
    expect(await slugOf(db, other, 'published')).toBe('guides/p14');
    const { state, reason } = await schedule(db);
    expect(state).toBe('done');
    for (const words of ['/docs/p07 was left out: “docs/p07” cannot be rendered.', '/docs/p14 was', '/docs/p22 was'])
      expect(reason).toContain(words);
  });

  it('moves pages to addresses that others of them leave', async () => {
    const { db, runner, move, add } = await cast();
    const root = await add('x/y');
    const [short, long] = [await add('x/y/z'), await add('x/y/y/z')];
    await move(root, 'x');
    await runner().runDue();
    const places = await Promise.all([root, short, long].map((page) => slugOf(db, page, 'published')));
    expect(places).toEqual(['x', 'x/z', 'x/y/z']);
    expect(await redirectsOf(db)).toEqual(['/x/y/y/z /x/y/z', '/x/y /x']);
    expect((await schedule(db)).reason).toBeNull();
  });

  it('ends when the person who began it may not publish any more; the same move by another continues it', async () => {
    const { db, disk, runner, move, add } = await cast();
    const pages = await addTree(add, 30);
    await move(pages[0], 'guides');
    disk.full.add(1);
    await runner().runDue();
    await db.updateTable('users').set({ disabled: 1 }).execute();
    await runner().runDue();
    expect(await schedule(db)).toMatchObject({ state: 'failed', itemsDone: 25 });
    await db.updateTable('users').set({ disabled: 0 }).execute();
    expect((await move(pages[0], 'guides')).progress).toEqual({ done: 0, total: 6 });
    await runner().runDue();
    await expectWhole(db, pages, () => true);
  });
});

describe('schedule/move', () => {
  it('refuses an address that is taken, pages for other roles, and more redirects than a site has room for', async () => {
    const { db, move, add } = await cast();
    const pages = await addTree(add, 3);
    await add('guides/p01');
    await expect(move(pages[0], 'guides')).rejects.toThrow('/guides/p01 belongs to another page');
    const redirects = Array.from({ length: MAX_REDIRECTS - 1 }, (_, index) => {
      return { _id: `r${index}`, name: '', from: `/old/${index}`, to: '/docs' };
    });
    const document = { ...(await loadSiteDocument(db, 'redirects', { domainId })), redirects };
    await saveSiteDocument(db, 'redirects', { domainId }, document, ada);
    await expect(move(pages[0], 'new')).rejects.toThrow('needs 3 redirects, and the site has room for 1');
    const roles = { viewerRoles: [], editorRoles: [], publisherRoles: ['lawyers'] };
    for (const page of pages) await savePage(db, page, undefined, ada, { roles });
    await expect(move(pages[0], 'new')).rejects.toThrow('Only certain roles may publish this page');
    expect(await db.selectFrom('schedules').selectAll().execute()).toEqual([]);
  });
});
