import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = (NODE_ENV: string, reached: string) => {
  const source = `
    import { armFailpoint, failpoint } from '${new URL('./failpoint.ts', import.meta.url).href}';
    armFailpoint('after-rename');
    failpoint('${reached}');
    console.info('alive');`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, NODE_ENV },
  });
};

test('failpoint() kills the process at the armed step', async () => {
  await expect(run('test', 'after-rename')).rejects.toMatchObject({ signal: 'SIGKILL', stdout: '' });
});

test('failpoint() does nothing at other steps, and nothing in production', async () => {
  expect((await run('test', 'mid-render')).stdout).toBe('alive\n');
  expect((await run('production', 'after-rename')).stdout).toBe('alive\n');
});
