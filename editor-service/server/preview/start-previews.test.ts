import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { testGround } from '../testing/test-subject.ts';
import { startPreviews } from './start-previews.ts';

/** Previews of an empty database, and the threads that they start. */
async function watched(options: Parameters<typeof startPreviews>[2]) {
  const { ground, discard } = await testGround();
  onTestFinished(discard);
  const { databaseAddress, compiledDir } = ground.settings;
  const data = { databaseAddress, compiledDir, environment: ground.environment, inCanvas: ground.environment };
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return { threads, previews: startPreviews(data, ground.log, options) };
}

const HOME = { domainId: 'main', path: '/', copy: 'draft' } as const;

it('startPreviews() ends a thread that is idle, starts one again when it is needed, and none after its close', async () => {
  const { threads, previews } = await watched({ idleMs: 50 });
  const running = () => threads.filter(({ threadId }) => threadId !== -1).length;
  previews.warmUp();
  previews.warmUp();
  await expect.poll(() => threads.length).toBe(1);
  await expect.poll(running).toBe(0);
  previews.warmUp();
  await expect.poll(running).toBe(1);
  await previews.close();
  expect(running()).toBe(0);
  await expect(previews.factsOf(HOME)).rejects.toThrow('stopping');
  expect(threads).toHaveLength(2);
});

it('startPreviews() gives a page its time once the thread has loaded, however long that takes', async () => {
  const { previews } = await watched({ timeoutMs: 1 });
  const started = once(process, 'worker');
  const refused = previews.factsOf(HOME).catch(String);
  const [thread] = (await started) as [Worker];
  expect(await Promise.race([refused, once(thread, 'message').then(() => 'loaded')])).toBe('loaded');
  await refused;
  await previews.close();
});
