import { expect, test } from 'vitest';
import { publishedPageSchema } from '../../model/entities/page.ts';
import { emptySiteDocument } from '../../model/entities/site-document.ts';
import type { NamedContent, PublicContent } from '../../model/published/public-page.ts';
import { pagePath } from '../../model/published/published-path.ts';
import { ada, keepAll, mainDomain, mediaRecord, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { pendingDeliveries } from '../database/outbox.ts';
import { formsNamed } from '../forms/forms.ts';
import { findMediaUses } from '../media/find-media-uses.ts';
import { addMedia } from '../media/media.ts';
import { pageById } from '../pages/find-page.ts';
import { savePage } from '../pages/page-revisions.ts';
import { insertPage } from '../pages/pages.ts';
import { publishDomain } from '../site/domains.ts';
import { publishSiteDocument, saveSiteDocument } from '../site/site-documents.ts';
import { publishPage as publish, unpublishPage } from './publish-page.ts';
import { publishedPaths, publishedText } from './published-copy.ts';

const withImage = (imageId: string) => pageDraft({ slug: 'about', header: { image: { imageId, alt: '' } } });

test('publishedText() returns the published copy with sorted keys, indented by two spaces, with a final newline', async () => {
  const db = await temporaryDatabase();
  const draft = await insertPage(db, pageDraft({ slug: 'about', title: 'About' }), ada);
  const page = await publishPage(db, draft, ada);
  await savePage(db, page, pageDraft({ slug: 'about', title: 'Not yet' }), ada);
  const text = (await publishedText(db, pagePath('main', page._id), keepAll)) ?? '';
  const keys = text.match(/^ {2}"(\w+)"/gm) ?? [];
  expect(keys).toEqual([...keys].sort());
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(publishedPageSchema.parse(page));
  expect(JSON.parse(text)).not.toHaveProperty('updatedBy');
  expect(JSON.parse(text).title).toBe('About');
});

test('publishedText() omits what the given function removes', async () => {
  const db = await temporaryDatabase();
  const contents = [{ componentType: 'Form', key: 'a', recipient: 'secret@example.org', title: 'Write to us' }];
  const page = await publishPage(db, await insertPage(db, pageDraft({ slug: 'form', contents }), ada), ada);
  const withoutFields: PublicContent = ({ contents: items, ...head }) => ({
    ...head,
    contents: items.map(({ componentType, key, spacing }) => ({ componentType, key, spacing })),
  });
  const text = await publishedText(db, pagePath('main', page._id), withoutFields);
  expect(text).toContain('Form');
  expect(text).not.toContain('secret');
});

test('publishPage() publishes only named fields, with their originals and forms; the draft keeps the rest', async () => {
  const db = await temporaryDatabase();
  await addMedia(db, mediaRecord('shore', 'a'), ada);
  const contents = [
    { componentType: 'Headline', key: 'a', odd: { imageId: 'shore', componentType: 'Form', identifier: 'hidden' } },
  ];
  const draft = await insertPage(db, pageDraft({ slug: 'about', header: { heading: 'Hi', odd: 1 }, contents }), ada);
  const named: NamedContent = ({ template, header: { heading }, contents: items }) => ({
    ...{ template, header: { heading } },
    contents: items.map(
      (item) => Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'odd')) as typeof item,
    ),
  });
  const page = await publish(db, draft, ada, { named });
  expect(page).toMatchObject({ header: { odd: 1 }, contents });
  expect(await pageById(db, page)).toEqual(page);
  expect(await pageById(db, page, 'published')).not.toEqual(page);
  expect(JSON.stringify(await pageById(db, page, 'published'))).not.toContain('odd');
  expect(await publishedText(db, 'main/media.json', keepAll)).toBeNull();
  const form = { kind: 'enquiry', domainId: 'main', copy: 'published', identifier: 'hidden' } as const;
  expect(await formsNamed(db, form, ada.at)).toEqual([]);
});

test('publishedText() returns null for what is not public and for foreign paths', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  await saveSiteDocument(db, 'footer', { domainId: 'main' }, emptySiteDocument('footer', 'main'), ada);
  const nowhere = ['main/footer.json', 'domains/main.json', 'main/media.json', 'other/pages/x.json', '../etc/passwd'];
  for (const path of [pagePath('main', page._id), ...nowhere])
    expect(await publishedText(db, path, keepAll)).toBeNull();
  await unpublishPage(db, await publishPage(db, page, ada), ada);
  expect(await publishedText(db, pagePath('main', page._id), keepAll)).toBeNull();
});

test('publishedText() lists the originals that published documents use, and only those', async () => {
  const db = await temporaryDatabase();
  await addMedia(db, mediaRecord('shore', 'a'), ada);
  await addMedia(db, mediaRecord('harbour', 'b'), ada);
  await addMedia(db, mediaRecord('unused', 'c'), ada);
  const page = await insertPage(db, withImage('shore'), ada);
  await publishPage(db, page, ada);
  const navigation = { ...emptySiteDocument('navigation', 'main') };
  navigation.domainImage.imageId = 'harbour';
  await publishSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, ada);
  const mediaIds = async () => {
    const { media } = JSON.parse((await publishedText(db, 'main/media.json', keepAll)) ?? '{"media":[]}');
    return media.map(({ _id }: { _id: string }) => _id);
  };
  expect(await mediaIds()).toEqual(['harbour', 'shore']);
  expect(await findMediaUses(db, 'shore')).toMatchObject([{ _id: page._id, slug: page.slug, isPublished: true }]);
  await unpublishPage(db, page, ada);
  expect(await mediaIds()).toEqual(['harbour']);
});

test('publishPage() delivers the media list only when the originals used by the page change', async () => {
  const db = await temporaryDatabase();
  const page = await insertPage(db, withImage('shore'), ada);
  const paths = async () => (await pendingDeliveries(db)).map(({ path }) => path);
  await publishPage(db, page, ada);
  expect(await paths()).toEqual(['main/media.json', pagePath('main', page._id)]);
  await publishPage(db, page, ada);
  expect((await paths()).slice(2)).toEqual([pagePath('main', page._id)]);
});

test('publishedPaths() lists every file that should exist', async () => {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  const page = await publishPage(db, await insertPage(db, withImage('shore'), ada), ada);
  await insertPage(db, pageDraft({ slug: 'draft' }), ada);
  await publishSiteDocument(db, 'banner', { domainId: 'main' }, emptySiteDocument('banner', 'main'), ada);
  expect(await publishedPaths(db)).toEqual([
    'domains/main.json',
    'main/banner.json',
    'main/media.json',
    pagePath('main', page._id),
  ]);
});
