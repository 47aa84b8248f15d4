import { expect, test } from 'vitest';
import type { Page } from '../../model/entities/page.ts';
import { emptySiteDocument } from '../../model/entities/site-document.ts';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { pageById } from '../pages/find-page.ts';
import { pageHistory } from '../pages/page-history.ts';
import { savePage } from '../pages/page-revisions.ts';
import { insertPage } from '../pages/pages.ts';
import { restorePage } from '../pages/trash.ts';
import { deletePage } from '../publishing/delete-page.ts';
import { unpublishPage } from '../publishing/publish-page.ts';
import { keepRevision, originOf, pageAt } from '../publishing/publish-revision.ts';
import { waitingDrafts } from '../publishing/waiting-drafts.ts';
import { publishSiteDocument, saveSiteDocument } from '../site/site-documents.ts';

const main = { domainId: 'main' };
const waiting = async (db: Db) => (await waitingDrafts(db, 'main')).map(({ part, title }) => `${part} ${title}`.trim());
const about = (heading: string) => pageDraft({ slug: 'about', header: { heading } });

/** As a schedule does when it is due. */
async function publishRevision(db: Db, page: Page, revision: number): Promise<Page> {
  const draft = await pageAt(db, page, (await pageById(db, page)) ?? page, revision);
  return publishPage(db, page, ada, { draft, keepsDraft: true });
}

test('waitingDrafts() has a page while its content differs from what was published, whatever its dates say', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, about('First'), ada);
  expect(await waiting(db)).toEqual(['pages First']);
  await publishPage(db, page, ada);
  expect(await waiting(db)).toEqual([]);
  await savePage(db, page, about('Second'), ben);
  expect(await waiting(db)).toEqual(['pages Second']);
  await savePage(db, page, about('First'), ben);
  expect(await waiting(db)).toEqual([]);
});

test('waitingDrafts() ignores roles, and pages that were taken offline or deleted', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, about('First'), ada), ada);
  await savePage(db, page, undefined, ben, { roles: { viewerRoles: [], editorRoles: ['editor'], publisherRoles: [] } });
  expect(await waiting(db)).toEqual([]);
  await unpublishPage(db, page, ben);
  expect(await waiting(db)).toEqual([]);
  await savePage(db, page, about('Second'), ben);
  expect(await waiting(db)).toEqual(['pages Second']);
  await deletePage(db, page, ben);
  expect(await waiting(db)).toEqual([]);
  await restorePage(db, page, ben);
  expect(await waiting(db)).toEqual(['pages Second']);
});

test('waitingDrafts() has no site document that says what visitors have without it', async () => {
  const db = await temporaryDatabase();
  const navigation = emptySiteDocument('navigation', 'main');
  await saveSiteDocument(db, 'navigation', main, navigation, ada);
  expect(await waiting(db)).toEqual([]);
  const terms = { ...navigation, commonlySearchedTerms: ['tides'] };
  await saveSiteDocument(db, 'navigation', main, terms, ada);
  await saveSiteDocument(db, 'navigation', { ...main, slugPrefix: 'vic' }, terms, ada);
  expect(await waiting(db)).toEqual(['navigation', 'navigation']);
  await publishSiteDocument(db, 'navigation', main, terms, ada);
  expect((await waitingDrafts(db, 'main')).map(({ id }) => id)).toEqual(['nav_main_vic']);
});

test('waitingDrafts() has no redirect that a page left when it moved', async () => {
  const db = await temporaryDatabase();
  const page = await publishPage(db, await insertPage(db, about('First'), ada), ada);
  await publishPage(db, page, ben, { draft: pageDraft({ slug: 'about-us', header: { heading: 'First' } }) });
  expect(await waiting(db)).toEqual([]);
});

test('publishPage() of an earlier revision publishes what the page said then, and keeps a newer draft with its author', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, about('Chosen'), ada);
  await savePage(db, page, about('Newer'), ben);
  const draft = await publishRevision(db, page, 1);
  expect(draft).toMatchObject({ header: { heading: 'Newer' }, published: true, revision: 4, updatedBy: 'ben' });
  expect(await pageById(db, page, 'published')).toMatchObject({ header: { heading: 'Chosen' }, revision: 3 });
  expect((await pageHistory(db, page._id)).map(({ action }) => action)).toEqual(['save', 'publish', 'save', 'save']);
  expect(await waiting(db)).toEqual(['pages Newer']);
  await expect(publishRevision(db, page, 9)).rejects.toThrow('could not be found');
});

test('originOf() is the revision whose content was published', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, about('Chosen'), ada);
  await savePage(db, page, about('Newer'), ben);
  await publishRevision(db, page, 1);
  const live = await pageById(db, page, 'published');
  expect(live && (await originOf(db, page, live))).toBe(1);
  const direct = await publishPage(db, page, ben, { draft: about('At once') });
  expect(await originOf(db, page, direct)).toBe(direct.revision);
});

test('keepRevision() keeps an autosave that a later one would replace', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, about('First'), ada);
  const chosen = await savePage(db, page, about('Chosen'), ada, { action: 'autosave' });
  await keepRevision(db, page, chosen);
  await savePage(db, page, about('Newer'), ada, { action: 'autosave' });
  await publishRevision(db, page, chosen.revision);
  expect(await pageById(db, page, 'published')).toMatchObject({ header: { heading: 'Chosen' } });
});
