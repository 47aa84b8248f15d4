import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { listen } from '#editor-service/server/http/listen.ts';
import { SOON } from '#editor-service/server/testing/test-service.ts';
import { environment, freePort } from '../running-product.ts';

/** A real `npm start` in a process group of its own, as a terminal starts it, when it is ready. */
async function npmStart() {
  const [folder, port, sitePort] = [await temporaryFolder(), await freePort(), await freePort()];
  const env = { ...process.env, ...environment(folder, port, sitePort), DEMO: '0' };
  const npm = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const group = -(npm.pid ?? 0);
  onTestFinished(() => endGroup(group));
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 100_000 }).toContain('ready site=');
  const hasEnded = async () => {
    if (existsSync(join(folder, 'data/service.pid'))) return false;
    lockDataFolder(join(folder, 'data'))();
    for (const one of [port, sitePort]) await (await listen(one, '127.0.0.1')).close(0);
    return true;
  };
  return { npm, group, output: () => output, hasEnded };
}

function endGroup(group: number): void {
  try {
    process.kill(group, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // all have ended
  }
}

const ended = (child: ChildProcess) => once(child, 'exit');

it.skipIf(process.platform === 'win32')(
  'npm start whose npm is killed stops in order and frees its port and lock',
  async () => {
    const { npm, output, hasEnded } = await npmStart();
    npm.kill('SIGTERM');
    await ended(npm);
    await expect.poll(hasEnded, SOON).toBe(true);
    expect(output()).toContain('"msg":"stopping"');
  },
);

it.skipIf(process.platform === 'win32')('npm start stops in order on Ctrl+C', async () => {
  const { npm, group, output, hasEnded } = await npmStart();
  process.kill(group, 'SIGINT');
  await expect.poll(output, { ...SOON, interval: 2 }).toContain('"msg":"stopping"');
  process.kill(group, 'SIGINT'); // npm passes it on: the program may get it twice
  await ended(npm);
  await expect.poll(hasEnded, SOON).toBe(true);
});
