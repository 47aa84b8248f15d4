import { expect, test } from 'vitest';
import { hasUnpublishedChanges } from '../../model/entities/page.ts';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Stamp } from '../database/stamp.ts';
import { unpublishPage } from '../publishing/publish-page.ts';
import { keepRevision } from '../publishing/publish-revision.ts';
import { lastChange, pageAtRevision, pageHistory, renameVersion } from './page-history.ts';
import { savePage } from './page-revisions.ts';
import { insertPage } from './pages.ts';

const later = (stamp: Stamp, minutes: number): Stamp => ({
  ...stamp,
  at: new Date(Date.parse(stamp.at) + minutes * 60_000).toISOString(),
});
const titled = (title: string) => pageDraft({ slug: 'about', title });
const AUTO = { action: 'autosave' } as const;

async function newPage() {
  const db = await temporaryDatabase();
  const page = await insertPage(db, titled('First'), ada);
  const autosave = (title: string, stamp: Stamp) => savePage(db, page, titled(title), stamp, AUTO);
  const entries = async () =>
    (await pageHistory(db, page._id)).map(({ revision, action, updatedBy }) => `${revision} ${action} ${updatedBy}`);
  return { db, page, autosave, entries };
}

test('autosaves of one person in a row are one entry of the history, and revisions go on', async () => {
  const { db, page, autosave, entries } = await newPage();
  for (const minute of [1, 2, 3]) await autosave(`Draft ${minute}`, later(ada, minute));
  expect(await entries()).toEqual(['4 autosave ada', '1 save ada']);
  expect(await pageAtRevision(db, page._id, 1)).toMatchObject({ title: 'First' });
  // A revision that was replaced is answered by the one that replaced it, with its own number.
  expect(await pageAtRevision(db, page._id, 2)).toMatchObject({ title: 'Draft 3', revision: 4 });
  expect(await pageAtRevision(db, page._id, 5)).toBeUndefined();
});

test('an autosave replaces nothing of another person, no save, nothing named and nothing of an earlier session', async () => {
  const { db, page, autosave, entries } = await newPage();
  await autosave('Ada', ada);
  await autosave('Ben', ben);
  await autosave('Ada again', later(ben, 1));
  await autosave('Ada', later(ada, 62));
  await savePage(db, page, titled('Saved'), later(ada, 63), { name: 'Before the fair' });
  await autosave('Ada', later(ada, 64));
  await renameVersion(db, { pageId: page._id, revision: 7 }, 'Kept');
  await autosave('Ada', later(ada, 65));
  await autosave('Ada', later(ada, 96));
  expect(await entries()).toEqual([
    '9 autosave ada',
    '8 autosave ada',
    '7 autosave ada',
    '6 save ada',
    '5 autosave ada',
    '4 autosave ben',
    '2 autosave ada',
    '1 save ada',
  ]);
  const named = (await pageHistory(db, page._id)).filter((entry) => 'name' in entry);
  expect(named).toMatchObject([
    { revision: 7, name: 'Kept' },
    { revision: 6, name: 'Before the fair' },
  ]);
});

test('renameVersion() names a version, takes the name away, and refuses what is not there', async () => {
  const { db, page } = await newPage();
  const version = { pageId: page._id, revision: 1 };
  await renameVersion(db, version, 'First words');
  expect(await lastChange(db, page._id)).toMatchObject({ name: 'First words' });
  await renameVersion(db, version, '');
  expect(await lastChange(db, page._id)).not.toHaveProperty('name');
  await expect(renameVersion(db, { ...version, revision: 9 }, 'x')).rejects.toMatchObject({ code: 'not-found' });
});

test('a draft that is again as it was published has no unpublished changes', async () => {
  const { db, page, autosave } = await newPage();
  const live = await publishPage(db, page, ada);
  const changed = await autosave('Changed', later(ben, 1));
  expect(hasUnpublishedChanges(changed)).toBe(true);
  const back = await autosave('First', later(ben, 2));
  expect(hasUnpublishedChanges(back)).toBe(false);
  expect(back).toMatchObject({ published: true, updatedAt: live.lastPublished, revision: 4, updatedBy: 'ben' });
  expect(await lastChange(db, page._id), 'the history keeps the time').toMatchObject({ updatedAt: later(ben, 2).at });
  expect(hasUnpublishedChanges(await autosave('Changed', later(ben, 3)))).toBe(true);
});

test('roles alone do not make a page look changed; an unpublished page keeps its own times', async () => {
  const { db, page, autosave } = await newPage();
  await publishPage(db, page, ada);
  const roles = { viewerRoles: [], editorRoles: ['staff'], publisherRoles: [] };
  expect(hasUnpublishedChanges(await savePage(db, page, undefined, later(ada, 1), { roles }))).toBe(false);
  const unpublished = await unpublishPage(db, page, later(ada, 2));
  const saved = await autosave('First', later(ada, 3));
  expect(saved.updatedAt > unpublished.updatedAt).toBe(true);
});

test('keepRevision() keeps an autosave that is to be published later', async () => {
  const { db, page, autosave, entries } = await newPage();
  const chosen = await autosave('Chosen', later(ada, 1));
  await keepRevision(db, page, chosen);
  await autosave('Later', later(ada, 2));
  expect(await entries()).toEqual(['3 autosave ada', '2 save ada', '1 save ada']);
  expect(await pageAtRevision(db, page._id, 2)).toMatchObject({ title: 'Chosen' });
});
