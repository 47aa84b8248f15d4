import { expect, test } from 'vitest';
import type { Db } from './drafts/database/open-database.ts';
import { addMedia } from './drafts/media/media.ts';
import { speakLanguages } from './drafts/pages/page-language.ts';
import { requirePage, savePage } from './drafts/pages/page-revisions.ts';
import { insertPage } from './drafts/pages/pages.ts';
import { draftsReader } from './drafts/preview/reader.ts';
import { afterSet } from './drafts/publishing/after-set.ts';
import { publishPage as publish, unpublishPage } from './drafts/publishing/publish-page.ts';
import { publishedPaths, publishedText } from './drafts/publishing/published-copy.ts';
import { publishDomain } from './drafts/site/domains.ts';
import { publishSiteDocument, saveSiteDocument } from './drafts/site/site-documents.ts';
import { emptySiteDocument } from './model/entities/site-document.ts';
import type { PublicContent } from './model/published/public-page.ts';
import type { Question, Reader } from './model/published/reader.ts';
import { contentItemSchema } from './model/values/content-item.ts';
import { siteLanguage } from './model/values/site-language.ts';
import { hubFilterSchema, tagFilterSchema } from './model/values/tag-filter.ts';
import { publishedReader } from './published/reader.ts';
import { Snapshot } from './published/snapshot.ts';
import { ada, ben, environment, mainDomain, mediaRecord, pageDraft } from './testing/documents.ts';
import { publishPage } from './testing/publish-page.ts';
import { temporaryDatabase } from './testing/temporary.ts';

const SERVER_OWNED = ['revision', 'updatedAt', 'published', 'lastPublished', 'publishedAt'];

const publicContent: PublicContent = ({ template, header, contents }) => ({
  template,
  header,
  contents: contents.map((item) => {
    const visible = Object.entries(item).filter(([field]) => field !== 'recipient');
    return contentItemSchema.parse(Object.fromEntries(visible));
  }),
});

/** Pages with tags, markup in titles, dates, an image, a private field; newer drafts that must stay private. */
async function writeContent(db: Db) {
  await speakLanguages(db, [
    siteLanguage('en'),
    siteLanguage('de', { path: 'de' }),
    siteLanguage('ja', { domain: 'jp' }),
  ]);
  await publishDomain(db, mainDomain({ siteUrl: 'https://tideline.example' }), ada);
  await addMedia(db, mediaRecord('shore', 'a'), ada);
  await addMedia(db, mediaRecord('draft-only', 'b'), ada);
  await addMedia(db, { _id: 'plan', hash: 'f'.repeat(64), ext: 'pdf', name: 'Plan.pdf' }, ada);
  const pages = [
    { slug: '', header: { heading: 'Home', image: { imageId: 'shore', alt: 'A shore' } }, tags: ['Topic:Water'] },
    {
      slug: 'news/zebra',
      header: { heading: '<b>zebra</b> mussels' },
      translationKey: 'zebra',
      tags: ['Topic:Water', 'Kind:News'],
      publishDate: '2026-02-01',
    },
    {
      slug: 'news/alder',
      header: { heading: 'Alder', link: { fileId: 'plan' } },
      tags: ['Kind:News'],
      publishDate: '2026-03-01',
    },
    { slug: 'ideas/élan', header: { heading: 'Élan' }, tags: ['Kind:Idea', 'Topic:Water'] },
    { slug: 'careers/cook', template: 'careers', header: { heading: 'Cook', config: { backgroundColour: 'pink' } } },
    { slug: 'careers/driver', template: 'careers', header: { heading: 'Driver', subheading: 'Part time' } },
    { slug: 'team/mele', template: 'teamMember', header: { heading: 'Mele' }, tags: ['Topic:Water'] },
    { slug: 'thanks', hideFromSitemap: true, header: { heading: 'Thanks' }, tags: ['Topic:Water'] },
    { slug: 'de/zebra', header: { heading: 'Zebramuschel' }, tags: ['Kind:News'], translationKey: 'zebra' },
    { slug: 'form', contents: [{ componentType: 'Form', key: 'f', recipient: 'x@example.org', title: 'Write' }] },
  ].map((fields) => pageDraft({ ...fields, slug: fields.slug.replace('é', 'e') }));
  for (const [index, draft] of pages.entries()) {
    const page = await insertPage(db, { ...draft, _id: `page-${index}` }, ada);
    await publishPage(db, page, ada);
  }
  await savePage(db, { _id: 'page-2' }, pageDraft({ slug: 'news/ash', tags: ['Topic:Water'] }), ben);
  await publishDomain(db, mainDomain({ _id: 'jp', siteUrl: 'https://tideline.jp', hostnames: [] }), ada);
  const jp = { ...pageDraft({ slug: 'zebra', translationKey: 'zebra' }), domainId: 'jp', _id: 'jp' };
  await publishPage(db, await insertPage(db, jp, ada), ada);
  const hidden = pageDraft({ slug: 'hidden', tags: ['Topic:Water'], header: { image: { imageId: 'draft-only' } } });
  await insertPage(db, { ...hidden, _id: 'hidden' }, ada);
  await insertPage(db, { ...pageDraft({ slug: '', domainId: 'other', tags: ['Topic:Water'] }), _id: 'foreign' }, ada);
  const section = pageDraft({ slug: 'hours', title: 'Hours', pageType: '_section' });
  const form = contentItemSchema.parse({ componentType: 'Form', key: 'f', recipient: 'x@example.org', title: 'Ask' });
  const ref = { _id: 'Hours', collection: 'sections' as const };
  await insertPage(db, { ...section, ...ref, contents: [form] }, ada, 'sections');
  await publish(db, ref, ada, { named: (content) => content });
  await savePage(db, ref, { ...section, title: 'Newer hours' }, ben);
  const navigation = { ...emptySiteDocument('navigation', 'main'), commonlySearchedTerms: ['tides'] };
  await publishSiteDocument(db, 'navigation', { domainId: 'main' }, navigation, ada);
  const german = { ...navigation, commonlySearchedTerms: ['Ebbe'] };
  await publishSiteDocument(db, 'navigation', { domainId: 'main', slugPrefix: 'lang-de' }, german, ada);
  const notice = { ...emptySiteDocument('banner', 'main'), text: 'Offen' };
  await publishSiteDocument(db, 'banner', { domainId: 'main', slugPrefix: 'lang-de' }, notice, ada);
  const regional = { ...navigation, commonlySearchedTerms: ['bays'] };
  await publishSiteDocument(db, 'navigation', { domainId: 'main', slugPrefix: 'vic' }, regional, ada);
  await publishSiteDocument(db, 'banner', { domainId: 'main' }, { ...notice, text: 'Open' }, ada);
  const values = ['Water', 'Sand'].map((id) => ({ id, slug: '' }));
  const tags = { ...emptySiteDocument('tags', 'main'), categories: [{ id: 'Topic', slug: 'topic', values }] };
  await publishSiteDocument(db, 'tags', { domainId: 'main' }, tags, ada);
  await saveSiteDocument(
    db,
    'footer',
    { domainId: 'main' },
    { ...emptySiteDocument('footer', 'main'), copyright: 'No' },
    ada,
  );
}

async function snapshotOf(db: Db): Promise<Snapshot> {
  const snapshot = new Snapshot();
  for (const path of await publishedPaths(db)) snapshot.apply(path, await publishedText(db, path, publicContent));
  expect([...snapshot.problems.values()]).toEqual([]);
  return snapshot;
}

const tagged = (filter: object): Question => ({
  kind: 'pagesTagged',
  input: { filter: tagFilterSchema.parse(filter) },
});

const people = (filter: object): Question => ({
  kind: 'people',
  input: { filter: tagFilterSchema.parse(filter) },
});

const careers = (filter: object): Question => ({
  kind: 'careers',
  input: { filter: tagFilterSchema.parse(filter) },
});

function hubQuestions(fields: object): Question[] {
  const filter = hubFilterSchema.parse(fields);
  return [
    { kind: 'hub', input: { filter, sort: 'latest' } },
    { kind: 'hubIndex', input: { filter } },
    { kind: 'hubPart', input: { filter, part: 0, parts: 1 } },
    { kind: 'hubPart', input: { filter, part: 1, parts: 2 } },
  ];
}

const questions: Question[] = [
  ...['', 'news/zebra', 'news/alder', 'news/ash', 'form', 'hidden', 'nowhere'].map(
    (slug): Question => ({ kind: 'page', input: { slug } }),
  ),
  ...['', 'form', 'form/paper/ink', 'nowhere/at/all'].map((slug): Question => ({ kind: 'trail', input: { slug } })),
  ...['Hours', 'nothing'].map((sectionId): Question => ({ kind: 'section', input: { sectionId } })),
  ...['zebra', 'page-8', 'nothing'].map(
    (translationKey): Question => ({ kind: 'translations', input: { translationKey } }),
  ),
  ...['main', 'jp', ''].map((domainId): Question => {
    const others = ['de/zebra', 'nowhere'].map((slug) => ({ domainId: '', slug }));
    return { kind: 'homes', input: { homes: [{ domainId, slug: 'zebra' }, ...others] } };
  }),
  ...['', 'vic', 'nsw', 'lang-de', 'vic_lang-de', 'vic_lang-fr', 'lang-fr'].flatMap((slugPrefix): Question[] => [
    { kind: 'navigation', input: { slugPrefix } },
    { kind: 'footer', input: { slugPrefix } },
  ]),
  { kind: 'siteSettings', input: {} },
  { kind: 'domain', input: {} },
  { kind: 'environment', input: {} },
  { kind: 'notice', input: { kind: 'banner' } },
  { kind: 'notice', input: { kind: 'banner', slugPrefix: 'lang-de' } },
  { kind: 'siteSettings', input: { slugPrefix: 'lang-de' } },
  { kind: 'notice', input: { kind: 'acknowledgementBox' } },
  ...['shore', 'draft-only', 'plan', 'nothing'].flatMap((id): Question[] => [
    { kind: 'media', input: { imageId: id } },
    { kind: 'file', input: { fileId: id } },
  ]),
  tagged({}),
  tagged({ sort: 'z-a' }),
  tagged({ sort: 'latest', limit: 2 }),
  tagged({ include: ['Topic:Water'], sort: 'earliest' }),
  tagged({ include: ['Topic:Water', 'Kind:News'], exclude: ['Kind:Idea'] }),
  tagged({ include: ['Topic:%'] }),
  tagged({ include: ['Kind:News'], within: { path: 'de', others: ['de'] } }),
  tagged({ include: ['Kind:News'], within: { path: '', others: ['de'] } }),
  people({}),
  people({ include: ['Topic:Water'] }),
  careers({}),
  careers({ limit: 1, sort: 'z-a' }),
  careers({ include: ['Topic:Water'] }),
  ...[{}, { include: ['Topic:Water'] }, { selected: ['page-3', 'hidden', 'page-0'] }].flatMap(hubQuestions),
  tagged({ selected: ['page-3', 'hidden', 'page-0', 'foreign'], include: ['Kind:News'] }),
];

const ask = (reader: Reader, { kind, input }: Question) => reader.ask(kind, input);

test('publishedReader() and draftsReader() give equal answers to every question', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const drafts = draftsReader(db, 'main', environment, 'published', publicContent);
  const published = publishedReader(await snapshotOf(db), 'main', environment);
  for (const question of questions) {
    const [one, other] = [await ask(published, question), await ask(drafts, question)];
    expect(one, JSON.stringify(question)).toStrictEqual(other);
    expect(JSON.stringify(one), 'their hashes are compared').toBe(JSON.stringify(other));
  }
});

test('a reader finds the versions of a page in every domain, and the documents of a language', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const reader = publishedReader(await snapshotOf(db), 'main', environment);
  const versions = await reader.ask('translations', { translationKey: 'zebra' });
  const there = { domainId: 'jp', slug: 'zebra', siteUrl: 'https://tideline.jp' };
  expect([versions[0], versions.map(({ slug }) => slug)]).toEqual([there, ['zebra', 'de/zebra', 'news/zebra']]);
  const homes = [there, { domainId: '', slug: 'de/zebra' }, { domainId: '', slug: 'zebra' }];
  const inJapanese = publishedReader(await snapshotOf(db), 'jp', environment);
  for (const each of [reader, inJapanese]) expect(await each.ask('homes', { homes })).toEqual(versions.slice(0, 2));
  const terms = async (slugPrefix: string) => (await reader.ask('navigation', { slugPrefix })).commonlySearchedTerms;
  const found = await Promise.all(['vic_lang-de', 'vic_lang-fr', 'lang-fr'].map(terms));
  expect(found.flat()).toEqual(['Ebbe', 'bays', 'tides']);
});

test('publishedReader() and draftsReader() give equal answers for a domain without content', async () => {
  const db = await temporaryDatabase();
  const [drafts, published] = [
    draftsReader(db, 'void', environment, 'published', publicContent),
    publishedReader(new Snapshot(), 'void', environment),
  ];
  for (const question of questions) expect(await ask(published, question)).toStrictEqual(await ask(drafts, question));
});

test('draftsReader() returns drafts for previews', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const reader = draftsReader(db, 'main', environment, 'draft', publicContent);
  expect(await reader.ask('page', { slug: 'news/ash' })).toMatchObject({ _id: 'page-2' });
  expect(await reader.ask('page', { slug: 'news/alder' })).toBeNull();
  expect(await reader.ask('footer', { slugPrefix: '' })).toMatchObject({ copyright: 'No' });
  expect(await reader.ask('media', { imageId: 'draft-only' })).toMatchObject({ _id: 'draft-only' });
  const water = await reader.ask('pagesTagged', { filter: tagFilterSchema.parse(['Topic:Water']) });
  expect(
    water.map(({ _id }) => _id),
    'lists count only published pages',
  ).toEqual(['page-2', 'page-3', 'page-6', 'page-1']);
  const chosen = await reader.ask('pagesTagged', { filter: tagFilterSchema.parse({ selected: ['hidden'] }) });
  expect(chosen.map(({ _id }) => _id)).toEqual(['hidden']);
  const form = await reader.ask('page', { slug: 'form' });
  expect(form?.contents[0]).not.toHaveProperty('recipient');
  expect(form).not.toHaveProperty('updatedBy');
});

test('draftsReader() tells nothing of a page above that only some roles may view', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const reader = draftsReader(db, 'main', environment, 'draft', publicContent);
  const above = () => reader.ask('trail', { slug: 'hidden/below' });
  expect(await above()).toEqual([{ slug: 'hidden', title: '', heading: '' }]);
  const roles = { viewerRoles: ['admin'], editorRoles: [], publisherRoles: [] };
  await savePage(db, { _id: 'hidden' }, undefined, ben, { roles });
  expect(await above()).toEqual([]);
});

test('publishedReader() finds all careers pages, ignoring the limit', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const reader = publishedReader(await snapshotOf(db), 'main', environment);
  const jobs = await reader.ask('careers', { filter: tagFilterSchema.parse({ limit: 1 }) });
  expect(jobs.map(({ header }) => header)).toEqual([
    { heading: 'Cook', description: '', backgroundColour: 'pink' },
    { heading: 'Driver', subheading: 'Part time', description: '' },
  ]);
});

test('draftsReader() with a set answers as it will after the set', async () => {
  const db = await temporaryDatabase();
  await writeContent(db);
  const [hidden, form] = await Promise.all([requirePage(db, { _id: 'hidden' }), requirePage(db, { _id: 'page-8' })]);
  const ash = await requirePage(db, { _id: 'page-2' });
  const sections = [await requirePage(db, { _id: 'Hours', collection: 'sections' })];
  const kind = 'navigation';
  const document = { ...emptySiteDocument(kind, 'main'), commonlySearchedTerms: ['oysters'] };
  const set = {
    pages: [hidden, ash],
    withdrawn: [form._id, 'page-0'],
    documents: [{ kind, document }],
    sections,
  } as const;
  const foretold = draftsReader(db, 'main', environment, 'published', publicContent, afterSet(set));
  const facts = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer), (name, value) => (SERVER_OWNED.includes(name) ? undefined : value));
  const answers = [];
  for (const { kind: asked, input } of questions) answers.push(facts(await foretold.ask(asked, input)));

  await unpublishPage(db, form, ben);
  await unpublishPage(db, { _id: 'page-0' }, ben);
  for (const page of [hidden, ash]) await publishPage(db, page, ben);
  await publishPage(db, { _id: 'Hours', collection: 'sections' }, ben);
  await publishSiteDocument(db, kind, { domainId: 'main' }, document, ben);
  const after = draftsReader(db, 'main', environment, 'published', publicContent);
  for (const [index, { kind: asked, input }] of questions.entries()) {
    const isOfLibrary = asked === 'media' || asked === 'file'; // a page of the set may show any original
    if (!isOfLibrary)
      expect(JSON.stringify([asked, input, answers[index]])).toBe(
        JSON.stringify([asked, input, facts(await after.ask(asked, input))]),
      );
  }
});
