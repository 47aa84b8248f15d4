import { expect, it } from 'vitest';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { mainDomain } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { seedSite } from './seed-site.ts';

it('seedSite() refuses two pages with one id, and then stores nothing', async () => {
  const db = await temporaryDatabase();
  const page = (slug: string) => ({ collection: 'pages', document: { _id: 'home', domainId: 'main', slug } });
  const site = [{ collection: 'domains', document: mainDomain() }, page(''), page('about')];
  await expect(seedSite(db, cachedFolder('', null), site)).rejects.toThrow('A page with this id already exists');
  expect(await db.selectFrom('pages').selectAll().execute()).toEqual([]);
});
