import fc from 'fast-check';
import { describeMedia, replaceMedia } from '#content-store/drafts/media/media-changes.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { restorePage } from '#content-store/drafts/pages/trash.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { publishPage, unpublishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { type PageDraft, pageDraftSchema } from '#content-store/model/entities/page.ts';
import { parseSiteDocument, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { namedContent } from '#site/content/public-content.ts';
import { FILE_ADDRESSES, FIRST, IMAGE_IDS, SECOND } from './originals.ts';
import { everyOne } from './sequences.ts';
import { DOMAIN, STAMP, type TemporarySite } from './temporary-site.ts';

const SECTIONS = ['s1', 's2', 's3'];
const PAGES = ['p1', 'p2', 'p3', 'p4', 'p5'];
const SLUGS = ['', 'about', 'about/team', 'ideas', 'ideas/one', 'contact'];
const TAGS = ['Topic:Food', 'Topic:Homes', 'Content type:News'];

const tags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 });
const sectionId = fc.constantFrom(...SECTIONS);
const pageId = fc.constantFrom(...PAGES);
const word = fc.constantFrom('Bread', 'River', 'Window', 'Garden', '<b>&"quoted"');

const block = fc.oneof(
  word.map((title) => ({ componentType: 'Headline', title })),
  word.map((quote) => ({ componentType: 'QuoteBlock', quote, quoteBy: 'Someone' })),
  fc.record({ componentType: fc.constant('RelatedPages'), heading: word, tagFilter: tags }),
  fc.record({
    componentType: fc.constant('Hub'),
    hubFilters: tags,
    hubRelatedFilters: tags,
    showRelated: fc.boolean(),
    sortBy: fc.constantFrom('a-z', 'latest'),
  }),
  fc.record({ componentType: fc.constant('Button'), link: fc.constantFrom({ href: '/about' }, { href: '/ideas' }) }),
  word.map((title) => ({
    componentType: 'ThreeColumnContent',
    left: [{ componentType: 'Headline', key: 'inner', title }],
  })),
  word.map((title) => ({ componentType: 'Timeline', title, tabs: [{ title: 'Intro' }, { title }] })),
  fc.record({
    componentType: fc.constant('SlimImage'),
    image: fc.record({
      imageId: fc.constantFrom(...IMAGE_IDS),
      desktop: fc.constantFrom(undefined, { left: 0, top: 0, width: 40, height: 20 }),
    }),
  }),
  fc.record({
    componentType: fc.constant('Button'),
    link: fc.record({ type: fc.constant('file'), href: fc.constantFrom(...FILE_ADDRESSES), text: word }),
  }),
  fc.constant({ componentType: 'NoSuchBlock' }),
  sectionId.map((id) => ({ componentType: 'Section', sectionId: id })),
  sectionId.map((id) => ({
    componentType: 'ThreeColumnContent',
    left: [{ componentType: 'Section', key: 'inner', sectionId: id }],
  })),
);

const draft = fc.record({
  slug: fc.constantFrom(...SLUGS),
  template: fc.constantFrom('generic', 'home'),
  heading: word,
  tags,
  blocks: fc.array(block, { maxLength: 3 }),
});

const original = fc.constantFrom(...FIRST, ...SECOND);

const sectionDraft = fc.record({ title: word, blocks: fc.array(block, { maxLength: 2 }) });

const EDITS = [
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), id: pageId, draft }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('publish' as const), id: pageId, draft }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unpublish' as const), id: pageId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), id: pageId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), id: pageId }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rename' as const), id: pageId, slug: fc.constantFrom(...SLUGS) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('retag' as const), id: pageId, tags }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('navigation' as const), text: word }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('footer' as const), text: word }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('siteSettings' as const), text: word }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tags' as const), tags }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('publishSection' as const), id: sectionId, draft: sectionDraft }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('saveSection' as const), id: sectionId, draft: sectionDraft }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unpublishSection' as const), id: sectionId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteSection' as const), id: sectionId }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace' as const), by: original }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('describe' as const),
      of: original,
      alt: word,
      focus: fc.constantFrom(null, { x: 0, y: 1 }, { x: 1, y: 0 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('redirect' as const), from: fc.constantFrom(...SLUGS), to: word }),
  },
] as const;

/** One action of an editor; refused ones (a taken address, an unknown page) are part of normal life. */
export const edit = fc.oneof(...EDITS);
export type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

/** Every kind of edit once, in any order. */
export const everyEdit: fc.Arbitrary<Edit[]> = everyOne<Edit>(EDITS);

/** Applies the edit as the service would; an edit that the store refuses changes nothing. */
export async function make(edit: Edit, { db }: TemporarySite): Promise<void> {
  try {
    await apply(edit, db);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function apply(edit: Edit, db: TemporarySite['db']): Promise<unknown> {
  switch (edit.kind) {
    case 'save':
      return savedPage(db, edit.id, pageOf(edit.draft));
    case 'publish':
      await savedPage(db, edit.id, pageOf(edit.draft));
      return publishPage(db, { _id: edit.id }, STAMP, { named: namedContent });
    case 'saveSection':
      return savedSection(db, edit.id, edit.draft);
    case 'publishSection':
      await savedSection(db, edit.id, edit.draft);
      return publishPage(db, sectionRef(edit.id), STAMP, { named: namedContent });
    case 'unpublishSection':
      return unpublishPage(db, sectionRef(edit.id), STAMP);
    case 'deleteSection':
      return deletePage(db, sectionRef(edit.id), STAMP);
    case 'unpublish':
      return unpublishPage(db, { _id: edit.id }, STAMP);
    case 'delete':
      return deletePage(db, { _id: edit.id }, STAMP);
    case 'restore':
      return restorePage(db, { _id: edit.id }, STAMP);
    case 'rename':
      return changedPage(db, edit.id, { slug: edit.slug });
    case 'retag':
      return changedPage(db, edit.id, { tags: edit.tags });
    case 'replace':
      return replaceMedia(db, edit.by.record, edit.by.bytes.length, STAMP.at);
    case 'describe':
      return describeMedia(db, edit.of.record._id, { alt: edit.alt, focus: edit.focus }, STAMP.at);
    case 'navigation':
      return publishSiteDocument(db, 'navigation', { domainId: DOMAIN }, navigation(edit.text), STAMP);
    case 'footer':
      return publishSiteDocument(db, 'footer', { domainId: DOMAIN }, footer(edit.text), STAMP);
    case 'siteSettings':
      return publishSiteDocument(db, 'siteSettings', { domainId: DOMAIN }, siteSettings(edit.text), STAMP);
    case 'tags':
      return publishSiteDocument(db, 'tags', { domainId: DOMAIN }, tagCategories(edit.tags), STAMP);
    case 'redirect':
      return publishSiteDocument(db, 'redirects', { domainId: DOMAIN }, redirects(edit), STAMP);
  }
}

async function savedPage(db: TemporarySite['db'], id: string, page: PageDraft): Promise<unknown> {
  const stored = await pageById(db, { _id: id });
  return stored ? savePage(db, { _id: id }, page, STAMP) : insertPage(db, { ...page, _id: id }, STAMP);
}

const sectionRef = (id: string) => ({ _id: id, collection: 'sections' as const });

type SectionDraft = typeof sectionDraft extends fc.Arbitrary<infer D> ? D : never;

async function savedSection(db: TemporarySite['db'], id: string, { title, blocks }: SectionDraft): Promise<unknown> {
  const ref = sectionRef(id);
  const contents = blocks.map((item, index) => ({ ...item, key: `b${index}` }));
  const section = pageDraftSchema.parse({ domainId: DOMAIN, slug: id, pageType: '_section', title, contents });
  const stored = await pageById(db, ref);
  if (stored) return savePage(db, ref, section, STAMP);
  return insertPage(db, { ...section, _id: id }, STAMP, 'sections');
}

async function changedPage(db: TemporarySite['db'], id: string, change: Partial<PageDraft>): Promise<unknown> {
  const stored = await pageById(db, { _id: id });
  return stored && publishPage(db, { _id: id }, STAMP, { draft: { ...stored, ...change }, named: namedContent });
}

type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

const pageOf = ({ slug, template, heading, tags, blocks }: Draft): PageDraft =>
  pageDraftSchema.parse({
    domainId: DOMAIN,
    slug,
    template,
    tags,
    header: { heading, description: `About ${heading}` },
    contents: blocks.map((block, index) => ({ key: `k${index}`, ...block })),
  });

const link = (text: string) => ({ key: 'one', link: { type: 'page' as const, href: '/about', text } });

const navigation = (text: string) =>
  parseSiteDocument('navigation', { _id: siteDocumentId('navigation', DOMAIN), domainId: DOMAIN, items: [link(text)] });

const footer = (text: string) =>
  parseSiteDocument('footer', { _id: siteDocumentId('footer', DOMAIN), domainId: DOMAIN, copyright: text });

const siteSettings = (title: string) =>
  parseSiteDocument('siteSettings', { _id: siteDocumentId('siteSettings', DOMAIN), domainId: DOMAIN, title });

const redirects = ({ from, to }: { from: string; to: string }) =>
  parseSiteDocument('redirects', {
    _id: siteDocumentId('redirects', DOMAIN),
    domainId: DOMAIN,
    redirects: [{ _id: 'only', from: `/${from}`, to: `/${encodeURIComponent(to)}` }],
  });

const tagCategories = (known: readonly string[]) =>
  parseSiteDocument('tags', {
    _id: siteDocumentId('tags', DOMAIN),
    domainId: DOMAIN,
    categories: known.map((tag) => ({ id: tag.split(':')[0], values: [{ id: tag.split(':')[1] }] })),
  });
