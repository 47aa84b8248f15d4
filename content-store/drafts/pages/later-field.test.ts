import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ada, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { waitingDrafts } from '../publishing/waiting-drafts.ts';
import { pageContentHash } from '../states/content-hash.ts';
import { draftTextBySlug } from './draft-text.ts';
import { pageById, pageBySlug } from './find-page.ts';
import { savePage } from './page-revisions.ts';
import { insertPage } from './pages.ts';

/** The pages of this test are stored before this field exists, and read after. */
vi.mock('../../model/entities/page.ts', async (original) => {
  const page = await original<typeof import('../../model/entities/page.ts')>();
  const later = { subtitle: z.string().default('None yet'), related: z.array(z.string()).default([]) };
  return { ...page, pageFields: { ...page.pageFields, ...later } };
});

test('a page stored before a field existed has its default and does not count as changed', async () => {
  const db = await temporaryDatabase();
  const before = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  expect(before).not.toHaveProperty('subtitle');
  const read = await publishPage(db, before, ada);
  expect(await pageById(db, before)).toMatchObject({ subtitle: 'None yet', related: [] });
  expect(pageContentHash(read)).toBe(pageContentHash(before));

  await savePage(db, before, read, ada);
  expect(await waitingDrafts(db, 'main')).toEqual([]);
  await savePage(db, before, { ...read, ...{ subtitle: 'Since 1978' } }, ada);
  expect(await waitingDrafts(db, 'main')).toHaveLength(1);
});

test('a page stored before a field existed has its default as text, too, and shares it with no other page', async () => {
  const db = await temporaryDatabase();
  for (const slug of ['one', 'other']) await insertPage(db, pageDraft({ slug }), ada);
  const address = { domainId: 'main', slug: 'one' };
  const draft = await draftTextBySlug(db, address);
  expect(JSON.parse(String(draft?.text))).toMatchObject({ slug: 'one', subtitle: 'None yet', related: [] });
  const [one, other] = await Promise.all(['one', 'other'].map((slug) => pageBySlug(db, { ...address, slug })));
  expect(Reflect.get(one ?? {}, 'related')).not.toBe(Reflect.get(other ?? {}, 'related'));
});
