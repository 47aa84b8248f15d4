import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { lockDataFolder } from './lock.ts';

/** Another process that holds the lock until it is killed. */
async function lockingProcess(folder: string) {
  const source = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    lockDataFolder(process.argv[1]);
    gc(); // A lock that nothing refers to would be released here.
    console.info('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', source, folder]);
  await once(child.stdout, 'data');
  return child;
}

test('lockDataFolder() refuses a second lock and names its holder, until it is released', async () => {
  const folder = await temporaryFolder();
  const release = lockDataFolder(folder);
  const refused = {
    code: 'conflict',
    message: `Another service (process ${process.pid}) is using ${folder}; stop it first`,
  };
  expect(() => lockDataFolder(folder)).toThrow(expect.objectContaining(refused));
  release();
  lockDataFolder(folder)();
});

test('lockDataFolder() refuses while another process holds the lock, which ends when that is killed', async () => {
  const folder = await temporaryFolder();
  const other = await lockingProcess(folder);
  expect(() => lockDataFolder(folder)).toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockDataFolder(folder)();
});
