import { expect, test } from 'vitest';
import { emptySiteDocument, siteDocumentId } from '../../model/entities/site-document.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { publishSiteDocument } from '../site/site-documents.ts';
import { changesOfRecord, copyAt, listRecords } from './publish-records.ts';
import { sizeOfRecords, thinRecords } from './thin-records.ts';
import { withRecord } from './with-record.ts';

const id = siteDocumentId('footer', 'main');

/** Publishes a footer with these words at a time. */
function publishFooter(db: Db, at: string, copyright: string): Promise<void> {
  const stamp = { at, by: 'ada' };
  const footer = { ...emptySiteDocument('footer', 'main'), copyright };
  return withRecord(db, { domainId: 'main', stamp, source: 'publish' }, [{ part: 'footer', id }], async () => {
    await publishSiteDocument(db, 'footer', { domainId: 'main' }, footer, stamp);
  });
}

test('thinRecords() keeps one record of each earlier day, with what it was before and after that day', async () => {
  const db = await temporaryDatabase();
  for (const [at, words] of [
    ['2026-01-01T08:00:00.000Z', 'One'],
    ['2026-01-01T09:00:00.000Z', 'Two'],
    ['2026-01-01T10:00:00.000Z', 'Three'],
    ['2026-01-02T10:00:00.000Z', 'Four'],
    ['2026-01-03T10:00:00.000Z', 'Five'],
    ['2026-01-03T11:00:00.000Z', 'Six'],
  ] as const)
    await publishFooter(db, at, words);
  expect(await sizeOfRecords(db)).toMatchObject({ records: 6 });
  expect(await thinRecords(db, '2026-01-03T00:00:00.000Z')).toBe(2);
  expect(await thinRecords(db, '2026-01-03T00:00:00.000Z')).toBe(0);
  const { records } = await listRecords(db, { domainId: 'main', limit: 9, offset: 0 });
  expect(records.map(({ number, at }) => [number, at.slice(8, 13)])).toEqual([
    [6, '03T11'],
    [5, '03T10'],
    [4, '02T10'],
    [3, '01T10'],
  ]);
  const [first] = await changesOfRecord(db, 3);
  expect([first?.before, JSON.parse(await copyAt(db, first?.after ?? ''))]).toEqual([
    null,
    expect.objectContaining({ copyright: 'Three' }),
  ]);
  const copies = await db.selectFrom('publishedCopies').select('document').execute();
  const words = copies.map(({ document }) => (JSON.parse(document) as { copyright: string }).copyright);
  expect(words.sort()).toEqual(['Five', 'Four', 'Six', 'Three']);
});

test('thinRecords() forgets a day after which everything was as before', async () => {
  const db = await temporaryDatabase();
  await publishFooter(db, '2026-01-01T08:00:00.000Z', 'One');
  await publishFooter(db, '2026-01-02T08:00:00.000Z', 'Two');
  await publishFooter(db, '2026-01-02T09:00:00.000Z', 'One');
  expect(await thinRecords(db, '2026-01-03T00:00:00.000Z')).toBe(1);
  const { records } = await listRecords(db, { domainId: 'main', limit: 9, offset: 0 });
  expect(records.map(({ number }) => number)).toEqual([1]);
});
