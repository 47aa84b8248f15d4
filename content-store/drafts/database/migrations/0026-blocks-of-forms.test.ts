import { expect, test } from 'vitest';
import { ada, ben, pageDraft } from '../../../testing/documents.ts';
import { publishPage } from '../../../testing/publish-page.ts';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { insertPage } from '../../pages/pages.ts';
import type { Db } from '../open-database.ts';
import { up } from './0026-blocks-of-forms.ts';

const form = (key: string, recipient: string) => ({
  ...{ componentType: 'Form', key, identifier: 'contact', recipient },
});
const contents = [
  form('first', 'first@example.org'),
  form('same-a', 'same@example.org'),
  form('same-b', 'same@example.org'),
  { componentType: 'ColumnContent', key: 'c1', left: [form('second', 'second@example.org')] },
  { componentType: 'NewsletterBox', key: 'news', subscribe: { listId: 'abc' } },
];
const rows = (db: Db) =>
  db.selectFrom('forms').select(['pageId', 'copy', 'blockKey', 'document', 'until']).orderBy('id').execute();

test('0026 notes the blocks that the store would have noted, also of two forms with one identifier', async () => {
  const db = await temporaryDatabase();
  const { _id } = await insertPage(db, pageDraft({ slug: 'contact', contents }), ada);
  await publishPage(db, { _id }, ada);
  await insertPage(db, { ...pageDraft({ slug: 'box', contents }), _id: 'box' }, ada, 'sections');
  const [first, ...others] = contents;
  await publishPage(db, { _id }, ben, { draft: pageDraft({ slug: 'contact', contents: [...others, first] as never }) });
  const changed = [form('first', 'new@example.org'), ...others];
  await publishPage(db, { _id }, ben, { draft: pageDraft({ slug: 'contact', contents: changed }) });
  const wanted = await rows(db);
  expect(wanted.filter(({ until }) => until !== null)).toMatchObject([{ blockKey: 'first' }]);
  await db.schema.alterTable('forms').dropColumn('blockKey').execute();
  await up(db as never);
  expect(await rows(db)).toEqual(wanted);
});

test('0026 leaves a form of a page that is gone without a block', async () => {
  const db = await temporaryDatabase();
  await insertPage(db, pageDraft({ slug: 'contact', contents }), ada);
  await db.schema.alterTable('forms').dropColumn('blockKey').execute();
  await db.deleteFrom('pages').execute();
  await up(db as never);
  expect(new Set((await rows(db)).map(({ blockKey }) => blockKey))).toEqual(new Set(['_']));
});
