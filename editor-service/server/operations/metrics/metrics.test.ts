import { expect, it } from 'vitest';
import { SOON, startTestService } from '../../testing/test-service.ts';

it('METRICS_PORT answers requests, publishes and what waits, as OpenMetrics, and nothing else', async () => {
  const service = await startTestService({ metricsPort: 0 });
  const publisher = await service.as(['publisher']);
  const { body } = await publisher.call('page/publishPage', {
    page: { domainId: 'main', slug: 'measured', header: { heading: 'Measured' } },
  });
  const state = async () => (await publisher.call('page/publishStatus', { _id: body._id })).body?.state;
  await expect.poll(state, SOON).toBe('live');
  await publisher.get('/no/such/page/7f3a');

  const answer = await fetch(`${service.metricsUrl}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  expect(text).toContain('route="/api/page/publishPage",status="2xx"');
  expect(text).toMatch(/pagewright_publish_duration_seconds_count 1\n/);
  expect(text).toMatch(/pagewright_documents_waiting 0\n/);
  expect(text).toMatch(/pagewright_delivers 1\n/);
  expect(text).not.toContain('7f3a');
  expect((await fetch(`${service.metricsUrl}/api/page/load`)).status).toBe(404);
  expect((await fetch(`${service.editorUrl}/metrics`)).headers.get('content-type')).not.toMatch(/openmetrics/);
  await service.discard();
});
