import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { testGround } from '../testing/test-subject.ts';
import { startPreviews } from './start-previews.ts';

it('startPreviews() ends a thread that is idle, starts one again when it is needed, and none after its close', async () => {
  const { ground, discard } = await testGround();
  onTestFinished(discard);
  const { databaseAddress, compiledDir } = ground.settings;
  const data = { databaseAddress, compiledDir, environment: ground.environment, inCanvas: ground.environment };
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  const running = () => threads.filter(({ threadId }) => threadId !== -1).length;
  const previews = startPreviews(data, ground.log, { idleMs: 50 });
  previews.warmUp();
  previews.warmUp();
  await expect.poll(() => threads.length).toBe(1);
  await expect.poll(running).toBe(0);
  previews.warmUp();
  await expect.poll(running).toBe(1);
  await previews.close();
  expect(running()).toBe(0);
  await expect(previews.factsOf({ domainId: 'main', path: '/', copy: 'draft' })).rejects.toThrow('stopping');
  expect(threads).toHaveLength(2);
});
