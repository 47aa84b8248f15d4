import { expect, it } from 'vitest';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision } from '#content-store/drafts/pages/page-history.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { mainDomain } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { seedSite } from './seed-site.ts';

it('seedSite() publishes a page that comes again as its next version', async () => {
  const db = await temporaryDatabase();
  const page = (title: string) => ({
    collection: 'pages',
    document: { _id: 'about', domainId: 'main', slug: 'about', title, header: { heading: title } },
  });
  const site = [{ collection: 'domains', document: mainDomain() }, page('Before'), page('After')];
  await seedSite(db, cachedFolder('', null), site);
  expect(await pageById(db, { _id: 'about' }, 'published')).toMatchObject({ title: 'After', revision: 2 });
  expect(await pageAtRevision(db, 'about', 1)).toMatchObject({ title: 'Before' });
});

it('seedSite() refuses two pages with one id, and then stores nothing', async () => {
  const db = await temporaryDatabase();
  const page = (slug: string) => ({ collection: 'pages', document: { _id: 'home', domainId: 'main', slug } });
  const site = [{ collection: 'domains', document: mainDomain() }, page(''), page('about')];
  await expect(seedSite(db, cachedFolder('', null), site)).rejects.toThrow('A page with this id already exists');
  expect(await db.selectFrom('pages').selectAll().execute()).toEqual([]);
});
