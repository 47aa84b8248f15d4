import { afterEach, expect, test } from 'vitest';
import { fakeService } from '../testing/fake-service.ts';
import { ask, callAbout, send } from './client.ts';

afterEach(() => callAbout(''));

test('calls that read and calls that change say which site they are about', async () => {
  const service = fakeService({ 'trash/list': [], 'webhook/retry': { _id: 's1' } });
  callAbout('d1');
  await ask('trash/list', {});
  await send('webhook/retry', { _id: 's1' });
  expect(service.sent('trash/list')).toEqual([{ domainId: 'd1' }]);
  expect(service.sent('webhook/retry')).toEqual([{ domainId: 'd1', _id: 's1' }]);
});

test('calls of an editor without a site name none', async () => {
  const service = fakeService({ 'media/list': { items: [], total: 0 } });
  callAbout('');
  await ask('media/list', {});
  expect(service.sent('media/list')).toEqual([{}]);
});
