import { expect, test } from 'vitest';
import { emptySiteDocument } from '../../../model/entities/site-document.ts';
import { ada, ben, pageDraft } from '../../../testing/documents.ts';
import { publishPage } from '../../../testing/publish-page.ts';
import { temporaryDatabase } from '../../../testing/temporary.ts';
import { savePage } from '../../pages/page-revisions.ts';
import { insertPage } from '../../pages/pages.ts';
import { publishPage as publish, unpublishPage } from '../../publishing/publish-page.ts';
import { publishSiteDocument, saveSiteDocument } from '../../site/site-documents.ts';
import type { Db } from '../open-database.ts';
import { up } from './0011-sets-and-schedules.ts';

const about = (slug: string, heading = 'Words') => pageDraft({ slug, header: { heading, odd: 1 } });
const states = (db: Db) => db.selectFrom('draftStates').selectAll().orderBy('part').orderBy('id').execute();

test('0011 notes what the store would have noted', async () => {
  const db = await temporaryDatabase();
  const named: Parameters<typeof publish>[3]['named'] = ({ template, header: { heading }, contents }) => ({
    ...{ template, header: { heading }, contents },
  });
  await insertPage(db, about('new'), ada);
  const live = await publish(db, await insertPage(db, about('live'), ada), ada, { named });
  await insertPage(db, { ...about('live', 'Card'), _id: live._id }, ada, 'listings');
  const changed = await publishPage(db, await insertPage(db, about('changed'), ada), ada);
  await savePage(db, changed, about('changed', 'Newer'), ben);
  const navigation = { ...emptySiteDocument('navigation', 'main'), commonlySearchedTerms: ['tides'] };
  await publishSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, ada);
  await saveSiteDocument(
    db,
    'footer',
    { domainId: 'main', slugPrefix: 'vic' },
    emptySiteDocument('footer', 'main'),
    ada,
  );
  const wanted = await states(db);
  for (const table of ['draftStates', 'schedules']) await db.schema.dropTable(table).execute();
  await up(db as never);
  expect(await states(db)).toEqual(wanted);
  expect(wanted.filter(({ content, decided }) => content !== decided)).toHaveLength(4);
});

test('0011 lists a page that was taken offline earlier as waiting: its content then is unknown', async () => {
  const db = await temporaryDatabase();
  await unpublishPage(db, await publishPage(db, await insertPage(db, about('offline'), ada), ada), ben);
  for (const table of ['draftStates', 'schedules']) await db.schema.dropTable(table).execute();
  await up(db as never);
  expect(await states(db)).toMatchObject([{ decided: null, isPublished: 0 }]);
});
