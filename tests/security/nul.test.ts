import { expect, it, onTestFinished } from 'vitest';
import { startTestService } from '#editor-service/server/testing/test-service.ts';
import { visitor } from './cast.ts';

// PostgreSQL refuses texts with NUL, and JSON that says \u0000.
it('NUL in a body, a query or an address is no error of the service, and is stored as U+FFFD', async () => {
  const service = await startTestService({ hasRateLimits: false });
  onTestFinished(() => service.discard());
  const admin = await service.as(['admin']);
  const page = { domainId: 'main', slug: 'nul', title: 'a\0b', header: { heading: '\0' } };
  expect((await admin.call('page/save', { page })).body).toMatchObject({ title: 'a\ufffdb' });
  const statuses = [
    (await visitor(service).call('user/login', { username: 'a\0b', password: 'a\0b' })).status,
    (await admin.call('user/disable', { _id: '\0' })).status,
    (await admin.call('previewLink/create', { domainId: 'main', pageId: '\0', days: 1 })).status,
  ];
  expect(statuses).toEqual([401, 404, 404]);
  for (const path of ['/api/page/load?slug=%00', '/api/webhook/list?domainId=%00', '/_files/%00/a', '/image/%00'])
    for (const caller of [admin, visitor(service)])
      expect([path, (await caller.get(path)).status < 500]).toEqual([path, true]);
});
