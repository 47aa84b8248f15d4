import { expect, test } from 'vitest';
import { ada, pageDraft } from '../../../testing/documents.ts';
import { publishPage } from '../../../testing/publish-page.ts';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { insertPage } from '../../pages/pages.ts';
import { up } from './0044-states-of-translations.ts';

const ADDED = ['publishedRevision', 'translatedFrom', 'translatedRevision', 'openTexts'] as const;

test('0044 notes how the translations stand that are there', async () => {
  const db = await temporaryDatabase();
  const about = await publishPage(db, await insertPage(db, pageDraft({ slug: 'about' }), ada), ada);
  const translatedFrom = { page: about._id, revision: 1 };
  const openTexts = { '/title': 'original', '/description': 'machine' };
  await insertPage(db, pageDraft({ slug: 'de/about', translationKey: about._id, translatedFrom, openTexts }), ada);
  const stored = () =>
    db
      .selectFrom('pageEntries')
      .select(['slug', ...ADDED])
      .orderBy('slug')
      .execute();
  const written = await stored();
  expect(written).toEqual([
    { slug: 'about', publishedRevision: about.revision, translatedFrom: null, translatedRevision: null, openTexts: 0 },
    { slug: 'de/about', publishedRevision: null, translatedFrom: about._id, translatedRevision: 1, openTexts: 2 },
  ]);
  for (const column of ADDED) await db.schema.alterTable('pageEntries').dropColumn(column).execute();
  await up(db as never);
  expect(await stored()).toEqual(written);
});
