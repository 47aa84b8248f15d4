import { expect, test } from 'vitest';
import { pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { insertPage } from '../pages/pages.ts';
import { unpublishPage } from '../publishing/publish-page.ts';
import { formsAt, formsNamed } from './forms.ts';

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
  (await formsNamed(db, { ...contact, copy }, hours(hour))).map(({ form }) => form.title);

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
  expect(await formsNamed(db, { ...contact, copy: 'published', domainId: 'other' }, hours(1))).toEqual([]);
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
  const list = { kind: 'subscribe', domainId: 'main', copy: 'draft', identifier: 'abc' } as const;
  const [found] = await formsNamed(db, list, hours(1));
  expect(found).toMatchObject({ pageId: expect.any(String), blockKey: 'n1' });
  expect(found?.form.fields).toMatchObject([{ id: 'email_address', required: true }]);
});

test('formsAt() returns the versions of one block, whatever other blocks share its identifier', async () => {
  const { db, ref } = await publishedForm('First');
  const copy = await insertPage(db, { ...pageWith('Copy'), slug: 'contact-2' }, at(0));
  await publishPage(db, { _id: copy._id }, at(1));
  await publishPage(db, ref, at(10), { draft: pageWith('Second') });
  const source = { ...contact, copy: 'published', blockKey: 'f1' } as const;
  const titlesAt = async (pageId: string, hour: number) =>
    (await formsAt(db, { ...source, pageId }, hours(hour))).map(({ form }) => form.title);
  expect(await titlesAt(ref._id, 33)).toEqual(['Second', 'First']);
  expect(await titlesAt(ref._id, 35)).toEqual(['Second']);
  expect(await titlesAt(copy._id, 33)).toEqual(['Copy']);
  expect(await formsAt(db, { ...source, pageId: ref._id, domainId: 'other' }, hours(11))).toEqual([]);
  expect(await formsAt(db, { ...source, pageId: ref._id, blockKey: 'f2' }, hours(11))).toEqual([]);
});

test('noteForms() tells blocks with the same form apart', async () => {
  const { db, ref } = await publishedForm('First');
  const moved = JSON.parse(JSON.stringify(pageWith('First')).replaceAll('f1', 'f2'));
  await publishPage(db, ref, at(10), { draft: moved });
  const source = { ...contact, copy: 'published', pageId: ref._id } as const;
  expect(await formsAt(db, { ...source, blockKey: 'f2' }, hours(40))).toHaveLength(1);
  expect(await formsAt(db, { ...source, blockKey: 'f1' }, hours(40))).toEqual([]);
});
