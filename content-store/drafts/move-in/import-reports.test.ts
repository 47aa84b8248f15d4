import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { eachLoss, keepImport, kindsOf, listImports, listLosses, markLoss, type NewLoss } from './import-reports.ts';

const loss = (number: number, more: Partial<NewLoss> = {}): NewLoss => ({
  ...{ kind: 'Shortcode: it was left out', source: `post ${number}`, what: `Shortcode [${number}]` },
  ...{ why: 'it was left out', pageId: null, times: 1, ...more },
});
const about = (source: string, at = '2026-11-23T10:00:00.000Z') => ({
  domainId: 'main',
  source,
  at,
  summary: '2 pages',
  prefix: source,
  place: `/old/${source}`,
});
const losses = Array.from({ length: 1200 }, (_, index) => loss(index + 1));

it('keepImport() keeps a report of any length, to be read in pages and in whole', async () => {
  const db = await temporaryDatabase();
  await keepImport(db, about('export.xml'), losses);
  const [entry] = await listImports(db, 'main');
  expect(entry).toMatchObject({ source: 'export.xml', open: 1200, total: 1200 });
  const importId = entry?._id ?? '';
  const { losses: page, total } = await listLosses(db, { importId, limit: 2, offset: 1000 });
  expect([total, page.map(({ what }) => what)]).toEqual([1200, ['Shortcode [1001]', 'Shortcode [1002]']]);
  const numbers: number[] = [];
  for await (const { number } of eachLoss(db, importId)) numbers.push(number);
  expect(numbers).toEqual(losses.map((_, at) => at + 1));
  expect(await listImports(db, 'other')).toEqual([]);
});

it('markLoss() takes a loss off the list of what is left to do, and puts it back', async () => {
  const db = await temporaryDatabase();
  await keepImport(db, about('export.xml'), [loss(1), loss(2, { kind: 'A link: gone' }), loss(3)]);
  const importId = (await listImports(db, 'main'))[0]?._id ?? '';
  const left = async () => {
    const { losses: open } = await listLosses(db, { importId, isOpen: true, limit: 10, offset: 0 });
    return open.map(({ number }) => number);
  };
  await markLoss(db, { importId, number: 1, doneBy: 'ada' });
  expect(await left()).toEqual([2, 3]);
  expect(await kindsOf(db, importId)).toEqual([
    { kind: 'A link: gone', open: 1 },
    { kind: 'Shortcode: it was left out', open: 1 },
  ]);
  await markLoss(db, { importId, number: 1, doneBy: '' });
  expect(await left()).toEqual([1, 2, 3]);
  await expect(markLoss(db, { importId, number: 4, doneBy: 'ada' })).rejects.toMatchObject({ code: 'not-found' });
});

it('keepImport() replaces the report of the same source, and what was done stays done', async () => {
  const db = await temporaryDatabase();
  await keepImport(db, about('list.csv'), [loss(1)]);
  await keepImport(db, about('export.xml'), [loss(1), loss(2)]);
  const idOf = async () => (await listImports(db, 'main')).find(({ source }) => source === 'export.xml')?._id ?? '';
  await markLoss(db, { importId: await idOf(), number: 2, doneBy: 'ada' });
  await keepImport(db, about('export.xml', '2026-11-24T10:00:00.000Z'), [loss(2), loss(3)]);
  const imports = await listImports(db, 'main');
  expect(imports.map(({ source, open }) => [source, open])).toEqual([
    ['export.xml', 1],
    ['list.csv', 1],
  ]);
  const { losses: kept } = await listLosses(db, { importId: await idOf(), limit: 10, offset: 0 });
  expect(kept.map(({ what, doneBy }) => [what, doneBy])).toEqual([
    ['Shortcode [2]', 'ada'],
    ['Shortcode [3]', ''],
  ]);
});
