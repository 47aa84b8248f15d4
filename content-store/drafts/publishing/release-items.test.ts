import { expect, test } from 'vitest';
import { emptySiteDocument, siteDocumentId } from '../../model/entities/site-document.ts';
import { ada, ben, mediaRecord, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { findMediaUses } from '../media/find-media-uses.ts';
import { addMedia } from '../media/media.ts';
import { deleteMedia } from '../media/media-changes.ts';
import { insertPage } from '../pages/pages.ts';
import { emptyTrash } from '../pages/trash.ts';
import { publishSiteDocument } from '../site/site-documents.ts';
import { deletePage } from './delete-page.ts';
import {
  addItem,
  isDraftSame,
  isLiveSame,
  itemInRelease,
  itemsOfRelease,
  removeItem,
  saveItem,
} from './release-items.ts';
import { insertRelease } from './releases.ts';
import { saveSiteDocumentInRelease } from './site-versions.ts';

const domainId = 'main';

/** A release with a page that shows a picture. */
async function cast() {
  const db = await temporaryDatabase();
  await addMedia(db, mediaRecord('sea', '1'), ada);
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const { _id: release } = await insertRelease(db, { domainId, name: 'Spring', note: '' }, ada);
  const ref = { release, part: 'pages', id: page._id } as const;
  await addItem(db, { ...ref, domainId }, page, ada);
  const document = { ...page, og: { ...page.og, image: { imageId: 'sea', alt: '', caption: '' } } };
  await saveItem(db, ref, { document }, ben);
  return { db, page, ref };
}

const item = async (db: Db, ref: Parameters<typeof itemInRelease>[1]) => {
  const found = await itemInRelease(db, ref);
  if (!found) throw new Error('The release holds it');
  return found;
};

test('a picture that only a version shows is used by its page, and stays', async () => {
  const { db, page } = await cast();
  expect(await findMediaUses(db, 'sea')).toMatchObject([{ _id: page._id, isPublished: false }]);
  await expect(deleteMedia(db, 'sea')).rejects.toThrow('This is used on pages');
});

test('a page that is deleted for good leaves its releases', async () => {
  const { db, page, ref } = await cast();
  await deletePage(db, page, ben);
  expect(await itemsOfRelease(db, ref.release)).toHaveLength(1);
  await emptyTrash(db, '2030-01-01T00:00:00.000Z');
  expect(await itemsOfRelease(db, ref.release)).toEqual([]);
  expect(await findMediaUses(db, 'sea')).toEqual([]);
});

test('a version knows whether draft and published copy are still what they were', async () => {
  const { db, page, ref } = await cast();
  expect([await isDraftSame(db, await item(db, ref), domainId), await isLiveSame(db, await item(db, ref))]).toEqual([
    true,
    true,
  ]);
  await publishPage(db, page, ben, { draft: pageDraft({ slug: 'about', title: 'Newer' }) });
  expect([await isDraftSame(db, await item(db, ref), domainId), await isLiveSame(db, await item(db, ref))]).toEqual([
    false,
    false,
  ]);
});

test('isDraftSame() of a document of the site without a draft compares with the defaults', async () => {
  const { db, ref } = await cast();
  const footer = emptySiteDocument('footer', domainId);
  const ofFooter = { release: ref.release, part: 'footer', id: footer._id } as const;
  await addItem(db, { ...ofFooter, domainId }, footer, ada);
  expect(await isDraftSame(db, await item(db, ofFooter), domainId)).toBe(true);
});

test('a version of the navigation of a region is made from that of the region, or else of the domain', async () => {
  const { db, ref } = await cast();
  const place = { domainId, slugPrefix: 'vic' };
  const navigation = {
    ...emptySiteDocument('navigation', domainId),
    _id: siteDocumentId('navigation', domainId, 'vic'),
  };
  const ofRegion = { release: ref.release, part: 'navigation', id: navigation._id } as const;
  await saveSiteDocumentInRelease(db, ref.release, 'navigation', navigation, ada);
  expect(await isDraftSame(db, await item(db, ofRegion), domainId)).toBe(true);
  await removeItem(db, ofRegion, { at: ada.at, domainId });
  await publishSiteDocument(db, 'navigation', place, { ...navigation, commonlySearchedTerms: ['hours'] }, ada);
  await saveSiteDocumentInRelease(db, ref.release, 'navigation', navigation, ada);
  expect(await isDraftSame(db, await item(db, ofRegion), domainId)).toBe(true);
});
