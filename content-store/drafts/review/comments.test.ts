import { expect, test } from 'vitest';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { insertPage } from '../pages/pages.ts';
import { emptyTrash, restorePage } from '../pages/trash.ts';
import { deletePage } from '../publishing/delete-page.ts';
import { addComment, requireComment, threadsOf } from './comments.ts';

const ABOUT = { block: 'b1', field: '', name: 'Headline', quote: null, point: null };

async function commented() {
  const db = await temporaryDatabase();
  const { _id } = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const page = { collection: 'pages', _id } as const;
  await addComment(db, page, { comment: 'c1', anchor: ABOUT, text: 'Shorter?' }, ada);
  return { db, _id, page };
}

test('comments stay with a page in the trash, and come back with it', async () => {
  const { db, _id, page } = await commented();
  await deletePage(db, { _id }, ben);
  await restorePage(db, { _id }, ben);
  expect(await threadsOf(db, page)).toMatchObject([{ _id: 'c1', anchor: ABOUT }]);
});

test('comments go with a page that is deleted for good', async () => {
  const { db, _id, page } = await commented();
  await deletePage(db, { _id }, ben);
  await emptyTrash(db, '2026-02-01T00:00:00.000Z');
  expect(await threadsOf(db, page)).toEqual([]);
});

test('addComment() stores a time after that of the comment before, also when a clock went back', async () => {
  const { db, page } = await commented();
  await addComment(
    db,
    page,
    { comment: 'a', thread: 'c1', text: 'Later' },
    { at: '2025-01-01T00:00:00.000Z', by: 'ben' },
  );
  const [thread] = await threadsOf(db, page);
  expect(thread?.comments.map(({ text }) => text)).toEqual(['Shorter?', 'Later']);
});

test('addComment() refuses more comments than a page can have', async () => {
  const { db, page } = await commented();
  const { id: _, ...row } = await requireComment(db, page, 'c1');
  const rows = Array.from({ length: 999 }, (_more, number) => ({ ...row, id: `r${number}` }));
  for (const some of [rows.slice(0, 500), rows.slice(500)]) await db.insertInto('comments').values(some).execute();
  const more = addComment(db, page, { comment: 'last', thread: 'c1', text: 'More' }, ben);
  await expect(more).rejects.toMatchObject({ code: 'too-many' });
});
