import { expect, test } from 'vitest';
import { ada, pageDraft } from '../../../testing/documents.ts';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { insertPage } from '../../pages/pages.ts';
import { keysOf, statesBehind } from '../../publishing/approvals.ts';
import { reviewsIn } from '../../publishing/reviews.ts';
import { up as makeRequests } from './0029-publish-requests.ts';
import { up } from './0038-reviews.ts';

const AT = '2026-01-02T09:00:00.000Z';

test('0038 turns what people asked of publishers into reviews, with their answers', async () => {
  const db = await temporaryDatabase();
  const { _id } = await insertPage(db, pageDraft({ slug: 'about', title: 'About' }), ada);
  for (const table of ['reviews', 'approvals', 'reviewRules']) await db.schema.dropTable(table).execute();
  await makeRequests(db as never);
  const asked = { domainId: 'main', kind: 'page', documentId: _id, title: 'About', slug: 'about', askedBy: 'ben' };
  const none = { answer: '', answeredBy: '', answeredAt: null };
  const sentBack = { state: 'sentBack', answer: 'The date', answeredBy: 'kim', answeredAt: AT };
  const rows = [
    { ...asked, ...none, id: 'r1', text: 'Please', createdAt: ada.at, state: 'open' },
    { ...asked, ...sentBack, id: 'r2', text: '', createdAt: ada.at },
    { ...asked, ...none, id: 'r3', text: '', createdAt: ada.at, state: 'published', answeredBy: 'kim', answeredAt: AT },
  ];
  await db
    .insertInto('publishRequests' as never)
    .values(rows as never)
    .execute();
  await up(db as never);
  const contents = keysOf(await statesBehind(db, 'main', { kind: 'page', _id }));
  const item = { kind: 'page', _id, title: 'About', slug: 'about', revision: 1 };
  const [open] = await reviewsIn(db, 'main', ['open']);
  expect(open).toEqual({
    ...{ _id: 'r1', domainId: 'main', purpose: 'publish', items: [item], contents, text: 'Please', due: null },
    ...{ askedBy: 'ben', createdAt: ada.at, state: 'open', endedBy: '', endedAt: null, reviewers: [], answers: [] },
  });
  const answers = [{ by: 'kim', answer: 'askForChanges', text: 'The date', at: AT }];
  expect(await reviewsIn(db, 'main', ['changesAsked'])).toMatchObject([{ _id: 'r2', endedBy: 'kim', answers }]);
  expect(await reviewsIn(db, 'main', ['published'])).toMatchObject([{ _id: 'r3', endedAt: AT }]);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain('publishRequests');
});
