import { expect, test } from 'vitest';
import { pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { insertPage } from '../content/pages.ts';
import { unpublishPage } from '../content/publish-page.ts';
import type { Db } from '../database/open-database.ts';
import { formsNamed } from './forms.ts';

const hours = (count: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + count * 3_600_000).toISOString();
const at = (hour: number) => ({ at: hours(hour), by: 'ada' });
const contact = { kind: 'enquiry', domainId: 'main', identifier: 'contact' } as const;

const pageWith = (title: string) => {
  const form = { componentType: 'Form', key: 'f1', identifier: 'contact', title };
  return pageDraft({
    slug: 'contact',
    contents: [{ componentType: 'Timeline', key: 't1', tabs: [{ contents: [form] }] }],
  });
};
const titles = async (db: Db, hour: number, copy: 'draft' | 'published' = 'published') =>
  (await formsNamed(db, contact, copy, hours(hour))).map(({ title }) => title);

async function publishedForm(title: string) {
  const db = await temporaryDatabase();
  const { _id } = await insertPage(db, pageWith(title), at(0));
  await publishPage(db, { _id }, at(1));
  return { db, ref: { _id } };
}

test('formsNamed() finds a form inside containers, as published only after the page is published', async () => {
  const db = await temporaryDatabase();
  const { _id } = await insertPage(db, pageWith('First'), at(0));
  expect([await titles(db, 1), await titles(db, 1, 'draft')]).toEqual([[], ['First']]);
  await publishPage(db, { _id }, at(1));
  expect(await titles(db, 1)).toEqual(['First']);
  expect(await formsNamed(db, { ...contact, domainId: 'other' }, 'published', hours(1))).toEqual([]);
});

test('formsNamed() returns the previous published version for 24 hours after a change, after the new one', async () => {
  const { db, ref } = await publishedForm('First');
  await publishPage(db, ref, at(10), { draft: pageWith('Second') });
  expect(await titles(db, 33)).toEqual(['Second', 'First']);
  expect(await titles(db, 35)).toEqual(['Second']);
  expect(await titles(db, 11, 'draft')).toEqual(['Second']);
});

test('formsNamed() returns the form of an unpublished page for 24 hours', async () => {
  const { db, ref } = await publishedForm('First');
  await unpublishPage(db, ref, at(2));
  expect([await titles(db, 25), await titles(db, 27)]).toEqual([['First'], []]);
});

test('noteForms() stores no second version when publishing changes nothing', async () => {
  const { db, ref } = await publishedForm('First');
  await publishPage(db, ref, at(2), { draft: pageWith('First') });
  expect(await titles(db, 3)).toEqual(['First']);
});

test('formsNamed() finds the mailing lists of newsletter blocks', async () => {
  const db = await temporaryDatabase();
  const block = { componentType: 'NewsletterBox', key: 'n1', subscribe: { listId: 'abc' } };
  await insertPage(db, pageDraft({ slug: 'news', contents: [block] }), at(0));
  const [list] = await formsNamed(db, { kind: 'subscribe', domainId: 'main', identifier: 'abc' }, 'draft', hours(1));
  expect(list?.fields).toMatchObject([{ id: 'email_address', required: true }]);
});
