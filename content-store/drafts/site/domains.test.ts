import { expect, test } from 'vitest';
import { ada, mainDomain } from '../../testing/documents.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { pendingDeliveries } from '../database/outbox.ts';
import { domainByHostname, domainById, listDomains, publishDomain, saveDomain, unpublishDomain } from './domains.ts';

const second = mainDomain({ _id: 'second', name: 'Second', hostnames: ['second.example'] });

test('saveDomain() keeps a domain from visitors until publishDomain()', async () => {
  const db = await temporaryDatabase();
  await saveDomain(db, mainDomain({ published: true }), ada);
  expect(await domainById(db, 'main')).toEqual(mainDomain());
  expect(await listDomains(db, 'published')).toEqual([]);
  const published = await publishDomain(db, mainDomain(), ada);
  expect(published.published).toBe(true);
  expect(await domainByHostname(db, 'LOCALHOST', 'published')).toEqual(published);
  expect(await pendingDeliveries(db)).toMatchObject([{ path: 'domains/main.json' }]);
});

test('saveDomain() leaves a published domain published', async () => {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  expect(await saveDomain(db, mainDomain({ name: 'Renamed' }), ada)).toMatchObject({ published: true });
  expect(await domainById(db, 'main', 'published')).toMatchObject({ name: 'Tideline Trust' });
});

test('saveDomain() refuses a hostname that another domain has', async () => {
  const db = await temporaryDatabase();
  await saveDomain(db, mainDomain(), ada);
  const rival = mainDomain({ _id: 'second', hostnames: ['second.example', 'localhost'] });
  await expect(saveDomain(db, rival, ada)).rejects.toMatchObject({
    code: 'conflict',
    message: 'The hostname localhost belongs to Tideline Trust',
  });
});

test('unpublishDomain() keeps the last published domain', async () => {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  await expect(unpublishDomain(db, 'main', ada)).rejects.toMatchObject({ code: 'conflict' });
  await publishDomain(db, second, ada);
  expect(await unpublishDomain(db, 'main', ada)).toMatchObject({ _id: 'main', published: false });
  expect((await listDomains(db, 'published')).map(({ _id }) => _id)).toEqual(['second']);
  await expect(unpublishDomain(db, 'third', ada)).rejects.toMatchObject({ code: 'not-found' });
});
