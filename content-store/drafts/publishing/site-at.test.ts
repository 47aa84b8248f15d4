import { expect, test } from 'vitest';
import { emptySiteDocument, type SiteDocumentKind } from '../../model/entities/site-document.ts';
import type { Question } from '../../model/published/reader.ts';
import { hubFilterSchema } from '../../model/values/tag-filter.ts';
import { ada, ben, environment, mainDomain, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { requirePage, savePage } from '../pages/page-revisions.ts';
import { insertPage } from '../pages/pages.ts';
import { draftsReader } from '../preview/reader.ts';
import { publishDomain } from '../site/domains.ts';
import { publishSiteDocument, restoreSiteCopy } from '../site/site-documents.ts';
import { unpublishPage } from './publish-page.ts';
import type { RecordedRef } from './published-row.ts';
import { siteAt } from './site-at.ts';
import { withRecord } from './with-record.ts';

const QUESTIONS: Question[] = [
  { kind: 'page', input: { slug: 'one' } },
  { kind: 'page', input: { slug: 'two' } },
  { kind: 'page', input: { slug: 'moved' } },
  { kind: 'trail', input: { slug: 'one/below' } },
  { kind: 'section', input: { sectionId: 'Hours' } },
  { kind: 'navigation', input: { slugPrefix: '' } },
  { kind: 'navigation', input: { slugPrefix: 'vic' } },
  { kind: 'domain', input: {} },
  { kind: 'hub', input: { filter: hubFilterSchema.parse({}), sort: 'a-z' } },
];

const content = ({ template, header, contents }: { template: string; header: never; contents: never }) => ({
  ...{ template, header, contents },
});

async function answers(db: Db, number?: number): Promise<string[]> {
  const then = number === undefined ? undefined : await siteAt(db, 'main', { number, roles: [], isAdmin: true });
  const reader = draftsReader(db, 'main', environment, 'published', content as never, then);
  const texts: string[] = [];
  for (const { kind, input } of QUESTIONS) {
    const text = JSON.stringify([kind, await reader.ask(kind, input)]);
    texts.push(text.replace('nav_main_vic', 'nav_main')); // which document stands in for that of a region shows nowhere
  }
  return texts;
}

test('siteAt() answers as the published copies did after each record, and before the first', async () => {
  const db = await temporaryDatabase();
  const change = (part: RecordedRef['part'], id: string, work: () => Promise<unknown>) =>
    withRecord(
      db,
      { domainId: 'main', stamp: ada, source: 'publish' },
      [{ part, id }],
      async () => void (await work()),
    );
  const navigation = (text: string, slugPrefix?: string) =>
    publishSiteDocument(
      db,
      'navigation' as SiteDocumentKind,
      { domainId: 'main', slugPrefix },
      { ...emptySiteDocument('navigation', 'main'), items: [{ key: 'a', link: { href: '/', text } }] } as never,
      ada,
    );
  const add = (_id: string, slug: string, collection: 'pages' | 'sections' = 'pages') =>
    insertPage(
      db,
      { ...pageDraft({ slug, ...(collection === 'sections' && { title: slug, pageType: '_section' }) }), _id },
      ada,
      collection,
    );
  await publishDomain(db, mainDomain({ name: 'First name' }), ada);
  const one = await add('one-id', 'one');
  const two = await add('two-id', 'two');
  await add('Hours', 'hours', 'sections');

  const steps: [RecordedRef['part'], string, () => Promise<unknown>][] = [
    ['pages', one._id, () => publishPage(db, one, ada)],
    ['navigation', 'nav_main', () => navigation('Old')],
    ['pages', two._id, () => publishPage(db, two, ada)],
    ['sections', 'Hours', () => publishPage(db, { _id: 'Hours', collection: 'sections' }, ada)],
    ['navigation', 'nav_main_vic', () => navigation('Of the region', 'vic')],
    [
      'pages',
      one._id,
      async () => {
        const draft = await requirePage(db, one);
        await savePage(db, one, { ...draft, slug: 'moved', header: { ...draft.header, heading: 'Moved' } }, ben);
        await publishPage(db, one, ben);
      },
    ],
    ['navigation', 'nav_main', () => navigation('New')],
    ['domain', 'main', () => publishDomain(db, mainDomain({ name: 'Second name' }), ada)],
    ['pages', two._id, () => unpublishPage(db, two, ben)],
    [
      'navigation',
      'nav_main_vic',
      () => restoreSiteCopy(db, 'navigation', { domainId: 'main', slugPrefix: 'vic' }, null, ben),
    ],
    ['sections', 'Hours', () => unpublishPage(db, { _id: 'Hours', collection: 'sections' }, ben)],
    ['navigation', 'nav_main_vic', () => navigation('Of the region again', 'vic')],
    ['sections', 'Hours', () => publishPage(db, { _id: 'Hours', collection: 'sections' }, ben)],
  ];
  const then = [await answers(db)];
  for (const step of steps) {
    await change(...step);
    then.push(await answers(db));
  }
  expect(new Set(then.map((texts) => texts.join())).size).toBe(then.length);
  for (const [number, texts] of then.entries()) expect([number, await answers(db, number)]).toEqual([number, texts]);
});
