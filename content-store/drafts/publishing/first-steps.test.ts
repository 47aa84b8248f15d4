import { expect, test } from 'vitest';
import { emptySiteDocument } from '../../model/entities/site-document.ts';
import { SEEDER } from '../../model/people/seeder.ts';
import { ada, keepAll, pageDraft } from '../../testing/documents.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { savePage } from '../pages/page-revisions.ts';
import { insertPage } from '../pages/pages.ts';
import { publishSiteDocument, saveSiteDocument } from '../site/site-documents.ts';
import { firstSteps } from './first-steps.ts';
import { publishPage } from './publish-page.ts';

const seed = { ...ada, by: SEEDER };
const home = { _id: 'home' };
const items = [{ key: 'about', link: { type: 'page', href: '/about', text: 'About' }, items: [] }];
const navigation = { ...emptySiteDocument('navigation', 'main'), items } as never;

/** A site as a look begins it: finished, and live. */
async function seededSite() {
  const db = await temporaryDatabase();
  for (const slug of ['', 'about']) {
    const draft = pageDraft({ slug, contents: [{ componentType: 'Headline', key: 'a' }] });
    await publishPage(db, { _id: slug || 'home' }, seed, { draft, isNew: true, named: keepAll });
  }
  await publishSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, seed);
  const taken = async () =>
    Object.entries(await firstSteps(db, 'main')).flatMap(([step, isTaken]) => (isTaken ? [step] : []));
  return { db, taken };
}

test('firstSteps() has none on a new site, whatever it began with', async () => {
  const { taken } = await seededSite();
  expect(await taken()).toEqual([]);
});

test('firstSteps() has what a person did, in any order, on this domain', async () => {
  const { db, taken } = await seededSite();
  await insertPage(db, { ...pageDraft({ slug: '' }), domainId: 'other' }, ada);
  expect(await taken()).toEqual([]);
  await insertPage(db, pageDraft({ slug: 'prices' }), ada);
  expect(await taken()).toEqual(['hasAddedPage']);
  await saveSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, ada);
  expect(await taken()).toEqual(['hasAddedPage', 'hasEditedNavigation']);
  await savePage(db, home, pageDraft({ slug: '', title: 'Ours' }), ada);
  expect(await taken()).toEqual(['hasEditedHome', 'hasAddedPage', 'hasEditedNavigation']);
});

test('firstSteps() has the publish once a person published, and nothing waits', async () => {
  const { db, taken } = await seededSite();
  await publishPage(db, home, ada, { draft: pageDraft({ slug: '', title: 'Ours' }), named: keepAll });
  expect(await taken()).toEqual(['hasEditedHome', 'hasPublished']);
  await insertPage(db, pageDraft({ slug: 'prices' }), ada);
  expect(await taken()).toEqual(['hasEditedHome', 'hasAddedPage']);
});
