import { expect, test } from 'vitest';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { writeSchedule } from '../publishing/schedules.ts';
import { pageById } from './find-page.ts';
import { pageHistory, renameVersion } from './page-history.ts';
import { savePage } from './page-revisions.ts';
import { insertPage } from './pages.ts';
import { thinHistory } from './thin-history.ts';

const LATER = '2030-01-01T00:00:00.000Z';

/** A page with nine versions: the second has a name, the fourth was published. */
async function pageWithHistory() {
  const db = await temporaryDatabase();
  let page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  for (let number = 2; number <= 9; number += 1) {
    const draft = { ...page, title: `Title ${number}` };
    page = number === 4 ? await publishPage(db, page, ada) : await savePage(db, page, draft, ada);
  }
  await renameVersion(db, { pageId: page._id, revision: 2 }, 'As approved');
  const revisions = async () => (await pageHistory(db, page._id)).map(({ revision }) => revision);
  expect(await revisions()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return { db, page, revisions };
}

test('thinHistory() keeps the newest versions, those with a name, and the one last published', async () => {
  const { db, page, revisions } = await pageWithHistory();
  expect(await thinHistory(db, { before: LATER, newest: 3 })).toBe(4);
  expect(await revisions()).toEqual([9, 8, 7, 4, 2]);
  expect(await pageById(db, page, 'published')).toMatchObject({ revision: 4 });
  expect(await thinHistory(db, { before: LATER, newest: 3 })).toBe(0);
});

test('thinHistory() keeps what is not old enough, what an import wrote last, and a page that a schedule waits for', async () => {
  const { db, page, revisions } = await pageWithHistory();
  expect(await thinHistory(db, { before: ada.at, newest: 1 })).toBe(0);
  const items = JSON.stringify([{ part: 'pages', _id: page._id, revision: 3 }]);
  const schedule = { id: 'S', domainId: 'main', action: 'publish', items, at: LATER, zone: 'UTC' } as const;
  await writeSchedule(db, { ...schedule, createdBy: 'ada', createdAt: ada.at, state: 'waiting' });
  expect(await thinHistory(db, { before: LATER, newest: 1 })).toBe(0);
  await db.deleteFrom('schedules').execute();
  for (const title of ['From elsewhere', 'From elsewhere, a night later'])
    await savePage(db, page, { ...page, title }, { ...ben, by: 'import' });
  await savePage(db, page, { ...page, title: 'Newest' }, ben);
  await thinHistory(db, { before: LATER, newest: 1 });
  expect(await revisions()).toEqual([12, 11, 4, 2]);
});

test('thinHistory() deletes more versions of a page than a statement takes values', async () => {
  const db = await temporaryDatabase();
  const { _id: pageId } = await insertPage(db, pageDraft({ slug: 'feed' }), ada);
  const saved = { action: 'save', updatedAt: ada.at, updatedBy: 'ada', document: '{}' } as const;
  for (let first = 2; first < 35_002; first += 1000) {
    const rows = Array.from({ length: 1000 }, (_, more) => ({
      ...{ ...saved, collection: 'pages' as const, pageId },
      revision: first + more,
    }));
    await db.insertInto('pageHistory').values(rows).execute();
  }
  expect(await thinHistory(db, { before: LATER, newest: 1 })).toBe(35_000);
});
