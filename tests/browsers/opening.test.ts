import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFirefox } from './engines/firefox.ts';

test('a Firefox that refuses a session is ended, and its profile removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-firefox-'));
  await using cleaning = new AsyncDisposableStack();
  cleaning.defer(() => rm(folder, { recursive: true }));
  const server = createServer().listen(0, '127.0.0.1');
  cleaning.defer(() => void server.close());
  await once(server, 'listening');
  // A connection that is never taken up: the wait for it ends as that for an answer does.
  server.on('upgrade', (_request, socket) => socket.destroy());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [program, said] = [join(folder, 'firefox'), join(folder, 'said')];
  await writeFile(
    program,
    `#!/bin/sh\necho $$ "$3" > ${said}\necho "WebDriver BiDi listening on ws://127.0.0.1:${port}"\nexec sleep 600\n`,
  );
  await chmod(program, 0o755);
  await expect(openFirefox([program])).rejects.toThrow();
  const [pid = '', profile = ''] = (await readFile(said, 'utf8')).trim().split(' ');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  await expect(readdir(profile)).rejects.toThrow('ENOENT');
}, 60_000);
