import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { endThread } from './thread.ts';

const MODULE = JSON.stringify(new URL('./thread.ts', import.meta.url).href);

/** A thread that runs `code` before it listens, and the messages it has sent. */
function startThread(code: string): { thread: Worker; said: unknown[]; exit: Promise<number> } {
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
     import(${MODULE}).then(({ serveThread }) => {
       parentPort.postMessage('begun');
       ${code}
       serveThread((message) => parentPort.postMessage(message));
     });`,
    { eval: true },
  );
  const said: unknown[] = [];
  thread.on('message', (message) => said.push(message));
  return { thread, said, exit: new Promise((resolve) => thread.once('exit', resolve)) };
}

describe('endThread()', () => {
  it('lets the thread finish its current work, e.g. loading a native module', async () => {
    const { thread, said, exit } = startThread(`pause(300); parentPort.postMessage('loaded');`);
    thread.postMessage('served');
    await expect.poll(() => said).toEqual(['begun']);
    await endThread(thread);
    expect(said).toEqual(['begun', 'loaded', 'served']);
    expect(await exit).toBe(0);
  });

  it('terminates a thread that hangs', async () => {
    const { thread, said, exit } = startThread('for (;;);');
    await expect.poll(() => said).toEqual(['begun']);
    await endThread(thread, 100);
    expect(await exit).toBe(1);
  });

  it('resolves when the thread has already ended', async () => {
    const { thread, exit } = startThread('process.exit();');
    await exit;
    await expect(endThread(thread)).resolves.toBeUndefined();
  });
});
