import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noteFile, sourceStamp } from '#build/compile/stamp.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { SERVICE } from './cli/service-program.ts';
import { client, PASSWORD } from './server/testing/test-service.ts';
import { COMPILED } from './server/testing/test-settings.ts';

let folder: string;
let running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
});

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await rm(folder, { recursive: true, force: true });
});

interface Program {
  child: ChildProcess;
  output: () => string;
  exited: Promise<[number | null, NodeJS.Signals | null]>;
}

/** Runs the program as `npm start` does, on free ports, with the compiled fixture. */
async function start(env: Record<string, string> = {}, words: readonly string[] = []): Promise<Program> {
  const child = spawn(process.execPath, ['editor-service/main.mjs', ...words], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...{ DATA_DIR: join(folder, 'data'), DIST_DIR: join(folder, 'dist'), COMPILED_DIR: COMPILED },
      ...{ PORT: '0', SITE_PORT: String(await freePort()), DEMO: '0', ...env },
    },
  });
  running.push(child);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk));
  return { child, output: () => text, exited: once(child, 'exit') as Program['exited'] };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** For `node --import`: openid-client is not installed. */
const WITHOUT_CLIENT = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) => {
    if (name === 'openid-client') throw Object.assign(new Error('absent'), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(name, context);
  } });
`)}`;

/** Waits for the ready line; returns the editor's address. */
async function ready(program: Program): Promise<string> {
  await expect.poll(() => program.output(), { timeout: 40_000 }).toMatch(/^ready site=\S+ editor=\S+$/m);
  return /editor=(\S+)/.exec(program.output())?.[1] ?? '';
}

async function administrator(program: Program, editorUrl: string) {
  const token = /\?token=([\w-]+)/.exec(program.output())?.[1] ?? '';
  await client(editorUrl, '').call('user/setPassword', { email: 'admin@example.org', password: PASSWORD, token });
  return logIn(editorUrl);
}

async function logIn(editorUrl: string) {
  const { body } = await client(editorUrl, '').call('user/login', { username: 'admin', password: PASSWORD });
  return client(editorUrl, `authToken=${body.token}`);
}

describe('main', () => {
  it('refuses data that a newer version has used, before anything is compiled', async () => {
    const [dataDir, compiledDir] = [join(folder, 'data'), join(folder, 'compiled')];
    await mkdir(dataDir);
    const db = await openDatabase(join(dataDir, 'drafts.sqlite'));
    await migrateToLatest(db);
    await db.updateTable('site').set({ version: '99.0.0' }).execute();
    await db.destroy();
    const program = await start({ COMPILED_DIR: compiledDir, NODE_COMPILE_CACHE: join(folder, 'cache') }, [
      '--compile',
    ]);
    expect(await program.exited).toEqual([1, null]);
    expect(program.output()).toMatch(/^This data folder was last used by Pagewright 99\.0\.0; this is .*\n$/);
    expect(existsSync(compiledDir)).toBe(false);
  });

  it('prints the link for the first administrator and the ready line, and shuts down cleanly on SIGTERM', async () => {
    const program = await start();
    const editorUrl = await ready(program);
    expect(program.output()).toContain(`${editorUrl}/?token=`);
    program.child.kill('SIGTERM');
    expect(await program.exited).toEqual([0, null]);
  });

  it('starts from its sources where the compiled service is gone, whatever the note beside it says', async () => {
    const compiledDir = join(folder, 'compiled');
    await cp(COMPILED, compiledDir, { recursive: true, filter: (path) => !/service(?:\.json)?$/.test(path) });
    const note = { stamp: sourceStamp(siteFolder(), SERVICE) };
    await writeFile(noteFile({ compiledDir }, SERVICE), JSON.stringify(note));
    await ready(await start({ COMPILED_DIR: compiledDir }));
  });

  it('does not wait for editors subscribed to events', async () => {
    const program = await start();
    const editorUrl = await ready(program);
    const { cookie } = await administrator(program, editorUrl);
    const events = await fetch(`${editorUrl}/api/publish/events`, { headers: { cookie } });
    program.child.kill('SIGTERM');
    expect(await events.text()).toBe(': open\n\n'); // Ended cleanly; a stream cut off after the grace time throws.
    expect(await program.exited).toEqual([0, null]);
  });

  it('reports every error in the environment and stops', async () => {
    const program = await start({ PORT: 'http', AUTH_SECRET: 'secret', AUTH_DAYS: '0' });
    expect((await program.exited)[0]).toBe(1);
    expect(program.output()).toMatch(/^3 settings are wrong:\n {2}PORT .*\n {2}AUTH_SECRET .*\n {2}AUTH_DAYS /);
  });

  it('says how to install the package of company log-ins, and stops', async () => {
    const company = {
      id: 'example',
      title: 'Example Ltd',
      issuer: 'http://localhost:1',
      clientId: 'x',
      secretFile: 'secret',
    };
    const file = join(folder, 'companies.yaml');
    await writeFile(file, JSON.stringify([company]));
    await writeFile(join(folder, 'secret'), 'a secret');
    const program = await start({ OIDC_PROVIDERS: file, NODE_OPTIONS: `--import=${WITHOUT_CLIENT}` });
    expect(await program.exited).toEqual([1, null]);
    expect(program.output().trim()).toBe(
      'OIDC_PROVIDERS is set, but openid-client is not installed: npx pagewright add company',
    );
  });

  it('reads the settings of .env, after those of the environment', async () => {
    const file = join(folder, '.env');
    await writeFile(file, "AUTH_SECRET='a secret of its own, with # and more'\nAUTH_DAYS=0\nDATA_DIR=/nowhere\n");
    const program = await start({ ENV_FILE: file });
    expect((await program.exited)[0]).toBe(1);
    expect(program.output()).toMatch(/^One setting is wrong:\n {2}AUTH_DAYS /);
    const other = await start({ ENV_FILE: join(folder, 'none') });
    expect((await other.exited)[0]).toBe(1);
    expect(other.output()).toContain(`The settings in ${join(folder, 'none')} cannot be read`);
  });

  it('makes no folder when another program listens on its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const taken = String((other.address() as AddressInfo).port);
    for (const setting of ['PORT', 'SITE_PORT']) {
      const program = await start({ [setting]: taken });
      expect((await program.exited)[0]).toBe(1);
      expect(program.output()).toBe(
        `Port ${taken} of 127.0.0.1 cannot be used: another program listens there; set another ${setting}\n`,
      );
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a data folder that another service uses, until that one is killed', async () => {
    const first = await start();
    await ready(first);
    const second = await start();
    expect((await second.exited)[0]).toBe(1);
    expect(second.output()).toContain(`Another service (process ${first.child.pid})`);
    first.child.kill('SIGKILL');
    await first.exited;
    await ready(await start());
  });
});
