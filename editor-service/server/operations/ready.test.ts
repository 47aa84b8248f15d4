import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SOON, startTestService } from '../testing/test-service.ts';

test('a service whose built site is gone is not ready', async () => {
  const service = await startTestService();
  onTestFinished(() => service.discard());
  const ready = async () => {
    const answer = await fetch(`${service.editorUrl}/readyz`);
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  await expect.poll(ready, SOON).toEqual([200, 'ready']);
  await rm(join(service.folder, 'dist/main'), { recursive: true });
  expect(await ready()).toEqual([503, 'missing']);
});
