import { expect, it } from 'vitest';
import { emptySite, withPublicHost } from './seed-site.ts';

const domain = (_id: string) => ({ collection: 'domains', document: { _id, name: _id, hostnames: ['localhost'] } });
const namesIn = (documents: ReturnType<typeof withPublicHost>) =>
  documents.flatMap(({ collection, document }) =>
    collection === 'domains' && 'hostnames' in document ? [document.hostnames] : [],
  );

it('withPublicHost() lets the only domain of a new site answer at its public address', () => {
  expect(namesIn(withPublicHost(emptySite(), 'https://www.example.org/site'))).toEqual([
    ['localhost', '127.0.0.1', 'www.example.org'],
  ]);
});

it('withPublicHost() changes nothing without an address, with a known one, and with several domains', () => {
  expect(withPublicHost([domain('main')], undefined)).toEqual([domain('main')]);
  expect(withPublicHost([domain('main')], 'http://localhost:4321')).toEqual([domain('main')]);
  expect(withPublicHost([domain('main')], 'http://[::1]:4321')).toEqual([domain('main')]);
  const two = [domain('main'), domain('second')];
  expect(withPublicHost(two, 'https://example.org')).toEqual(two);
});
