import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fileSystem from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeDurably } from '#content-store/published/write.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { client, PASSWORD, SOON, type TestClient } from '#editor-service/server/testing/test-service.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { IS_LONG } from '../run/long-form.ts';
import { environment, freePort, makeFolder } from '../running-product.ts';

const { chmod, mkdir, readdir, rm } = fileSystem;

/** root may write everywhere; without these capabilities it is an ordinary user. */
const AS_ANYBODY =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : ['env'];

interface Program {
  pid: number;
  editorUrl: string;
  siteUrl: string;
  exitCode: number | null;
  output: () => string;
  end: () => Promise<void>;
}

/** Starts the program of `npm start` under a command that restricts it; resolves when it is ready or has ended. */
async function startBelow(words: string[], folder: string): Promise<Program> {
  const [command = '', ...rest] = words;
  const env = { ...process.env, ...environment(folder, 0, await freePort()), DEMO: '0', COMPILED_DIR: COMPILED };
  const child = spawn(command, [...rest, process.execPath, 'editor-service/main.mjs'], { env });
  const end = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  };
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('ready ')) ready.resolve();
    });
  }
  child.once('close', () => ready.resolve());
  await ready.promise;
  const [, siteUrl = '', editorUrl = ''] = /ready site=(\S+) editor=(\S+)/.exec(output) ?? [];
  return { pid: child.pid ?? 0, editorUrl, siteUrl, exitCode: child.exitCode, output: () => output, end };
}

/** Logs in the first administrator, through the printed link. */
async function administrator({ output, editorUrl }: Program) {
  const token = /\?token=([\w-]+)/.exec(output())?.[1] ?? '';
  const visitor = client(editorUrl, '');
  await visitor.call('user/setPassword', { email: 'admin@example.org', password: PASSWORD, token });
  const { body } = await visitor.call('user/login', { username: 'admin', password: PASSWORD });
  return client(editorUrl, `authToken=${body.token}`);
}

describe('a published file', () => {
  it('has its final name on disk only after its bytes are synced', async () => {
    const steps: string[] = [];
    const { open } = fileSystem;
    const { renameSync } = fs;
    Object.assign(fileSystem, {
      open: async (...words: Parameters<typeof open>) => {
        const handle = await open(...words);
        const sync = handle.sync.bind(handle);
        const isFile = String(words[0]).endsWith('.tmp');
        handle.sync = () => {
          steps.push(isFile ? 'sync file' : 'sync folder');
          return sync();
        };
        return handle;
      },
    });
    Object.assign(fs, {
      renameSync: (...words: Parameters<typeof renameSync>) => {
        steps.push('rename');
        renameSync(...words);
      },
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      Object.assign(fileSystem, { open });
      Object.assign(fs, { renameSync });
      syncBuiltinESMExports();
    });
    const root = await temporaryFolder();
    await writeDurably(root, 'main/footer.json', 'one');
    steps.length = 0;
    await writeDurably(root, 'main/footer.json', 'two');
    expect(steps).toEqual(['sync file', 'rename', 'sync folder']);
  });
});

describe('a disk that is full', () => {
  const SMALL = ['prlimit', '--fsize=3145728:unlimited'];
  let folder: string;
  let program: Program;
  let admin: TestClient;
  beforeAll(async () => {
    folder = await makeFolder();
    program = await startBelow(SMALL, folder);
    admin = await administrator(program);
  });
  afterAll(async () => {
    await program.end();
    await rm(folder, { recursive: true });
  });

  it('rejects an upload, keeps no part of it, and serves on', async () => {
    const bytes = Buffer.alloc(4 * 2 ** 20, 'A long text. ');
    const originals = () => readdir(join(folder, 'data', 'media'));
    const arriving = () => readdir(join(folder, 'data', 'uploads'));
    const reply = await admin.upload('media/upload', { alt: '' }, { name: 'long.txt', bytes });
    expect(reply.status).toBe(503);
    expect([await originals(), await arriving()]).toEqual([[], []]);
    expect((await admin.call('media/list', {})).body.total).toBe(0);
    const small = await admin.upload('media/upload', { alt: '' }, { name: 'short.txt', bytes: 'A short text.' });
    expect(small.status).toBe(200);
  });

  it.skipIf(!isOnSqlite)(
    'rejects what it cannot store, keeps what it acknowledged, and recovers once there is space',
    async () => {
      const block = { componentType: 'ColumnContent', text: `<p>${'words '.repeat(3000)}</p>` };
      const contents = Array.from({ length: 5 }, (_, index) => ({ ...block, key: `long${index}` }));
      const acknowledged: string[] = [];
      const save = async (slug: string) =>
        (await admin.call('page/save', { page: { domainId: 'main', slug, contents } })).status;
      let status = 200;
      for (let number = 0; status === 200 && number < 60; number += 1) {
        status = await save(`long-${number}`);
        if (status === 200) acknowledged.push(`long-${number}`);
      }
      expect(status).toBe(503);
      expect(acknowledged.length).toBeGreaterThan(1);
      await once(spawn('prlimit', ['--pid', String(program.pid), '--fsize=unlimited']), 'exit');
      expect(await save('after-all')).toBe(200);
      const { body } = await admin.call('sitemap/filter', { size: 100 });
      expect(body.sitemap.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...acknowledged, 'after-all']));
    },
  );
});

describe('folders without write permission', () => {
  it('stop the start with a sentence that names the folder', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'data'));
    await chmod(join(folder, 'data'), 0o500);
    const { exitCode, output } = await startBelow(AS_ANYBODY, folder);
    expect(exitCode).toBe(1);
    expect(output()).toContain(`${join(folder, 'data')} cannot be written`);
    expect(output()).not.toMatch(/\bat .+:\d+:\d+/);
  });

  // In each run: the full disk above (uploads), and `builder.test.ts` (a publish that fails goes live later).
  if (IS_LONG) {
    it('delay uploads and publishes while the service runs, no more', async () => {
      const folder = await temporaryFolder();
      const program = await startBelow(AS_ANYBODY, folder);
      onTestFinished(program.end);
      const admin = await administrator(program);
      const closed = ['data/published/main/pages', 'data/media'].map((path) => join(folder, path));
      for (const path of closed) await mkdir(path, { recursive: true });
      for (const path of closed) await chmod(path, 0o500);
      const file = { name: 'short.txt', bytes: 'A short text.' };
      expect((await admin.upload('media/upload', { alt: '' }, file)).status).toBe(503);
      const { status, body } = await admin.call('page/publishPage', { page: { domainId: 'main', slug: 'waiting' } });
      expect(status).toBe(200);
      const state = async () => (await admin.call('page/publishStatus', { _id: body._id })).body?.state;
      await expect.poll(state, SOON).toBe('failed');
      for (const path of closed) await chmod(path, 0o700);
      await expect.poll(state, SOON).toBe('live');
      expect((await admin.upload('media/upload', { alt: '' }, file)).status).toBe(200);
    });
  }
});
