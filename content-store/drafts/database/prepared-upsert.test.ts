import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { preparedUpsert } from './prepared-upsert.ts';

const insert = preparedUpsert('mediaFolders', {});
const put = preparedUpsert('patterns', { key: ['id'], kept: ['name'], returning: ['id', 'name'] });

const hours = { id: 'P1', domainId: 'main', name: 'Hours', updatedAt: '', updatedBy: 'ada', contents: '[]' };

it('preparedUpsert() inserts a row, or changes the one with its key except for what it keeps', async () => {
  const db = await temporaryDatabase();
  expect(await put(db, hours)).toEqual([{ id: 'P1', name: 'Hours' }]);
  expect(await put(db, { ...hours, name: 'Days', contents: '[1]' })).toEqual([{ id: 'P1', name: 'Hours' }]);
  expect(await db.selectFrom('patterns').selectAll().execute()).toEqual([{ ...hours, contents: '[1]' }]);
});

it('preparedUpsert() without a key refuses a row that is there', async () => {
  const db = await temporaryDatabase();
  await insert(db, { path: 'Events' });
  await expect(insert(db, { path: 'Events' })).rejects.toThrow();
});
