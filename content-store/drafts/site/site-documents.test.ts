import { expect, test } from 'vitest';
import { emptySiteDocument } from '../../model/entities/site-document.ts';
import { ada, ben } from '../../testing/documents.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { pendingDeliveries } from '../database/outbox.ts';
import { loadSiteDocument, publishSiteDocument, saveSiteDocument } from './site-documents.ts';

const main = { domainId: 'main' };
const region = { domainId: 'main', slugPrefix: 'vic' };

test('loadSiteDocument() returns the defaults with the right id while nothing is saved', async () => {
  const db = await temporaryDatabase();
  expect(await loadSiteDocument(db, 'navigation', main)).toEqual(emptySiteDocument('navigation', 'main'));
  expect((await loadSiteDocument(db, 'banner', main))._id).toBe('banner_main');
});

test('saveSiteDocument() saves an unpublished draft, with the id and domain of its place', async () => {
  const db = await temporaryDatabase();
  const posted = { ...emptySiteDocument('siteSettings', 'other'), _id: 'siteSettings', title: 'Tideline' };
  const saved = await saveSiteDocument(db, 'siteSettings', main, posted, ada);
  expect(saved).toMatchObject({ _id: 'siteSettings_main', domainId: 'main', title: 'Tideline' });
  expect(await loadSiteDocument(db, 'siteSettings', main)).toEqual(saved);
  expect((await loadSiteDocument(db, 'siteSettings', main, 'published')).title).toBe('');
  expect(await pendingDeliveries(db)).toEqual([]);
});

test('publishSiteDocument() writes both copies and queues the file', async () => {
  const db = await temporaryDatabase();
  const footer = { ...emptySiteDocument('footer', 'main'), copyright: '2026' };
  await publishSiteDocument(db, 'footer', main, footer, ben);
  expect(await loadSiteDocument(db, 'footer', main)).toEqual(footer);
  expect(await loadSiteDocument(db, 'footer', main, 'published')).toEqual(footer);
  expect(await pendingDeliveries(db)).toMatchObject([{ domainId: 'main', path: 'main/footer.json' }]);
});

test('loadSiteDocument() returns the document of a region, or else that of its domain', async () => {
  const db = await temporaryDatabase();
  const own = await saveSiteDocument(
    db,
    'footer',
    main,
    { ...emptySiteDocument('footer', 'main'), copyright: 'All' },
    ada,
  );
  expect(await loadSiteDocument(db, 'footer', region)).toEqual(own);
  const regional = await publishSiteDocument(db, 'footer', region, { ...own, copyright: 'Victoria' }, ada);
  expect(regional._id).toBe('footer_main_vic');
  expect(await loadSiteDocument(db, 'footer', region)).toEqual(regional);
  expect(await loadSiteDocument(db, 'footer', main)).toEqual(own);
  expect(await pendingDeliveries(db)).toMatchObject([{ path: 'main/regions/vic/footer.json' }]);
});
