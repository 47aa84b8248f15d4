import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyDatabaseIn, databaseSettings } from '#content-store/testing/test-database.ts';
import manifest from '../package.json' with { type: 'json' };

/** The product as users run it: the program of `npm start`, with its own folders. */
export interface RunningProduct {
  siteUrl: string;
  editorUrl: string;
  folder: string;
  pid: number;
  /** All output so far. */
  output: () => string;
  /** Sends SIGTERM and waits; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL and waits. */
  kill: () => Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  gone: Promise<unknown>;
}

export interface Start {
  /** Contains `data` and `dist`; if absent, copied from `seed` or empty. */
  folder?: string;
  seed?: string;
  env?: Record<string, string>;
  /** Node's arguments; those of `npm start` if absent. */
  program?: readonly string[];
}

/** With the same options as in `npm start`; the test run has compiled. */
const PROGRAM = manifest.scripts.start
  .split(' ')
  .slice(1)
  .filter((word) => word !== '--compile');

/** A temporary folder for one test's product. */
export async function makeFolder(seed?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-'));
  if (seed) {
    await cp(seed, folder, { recursive: true });
    copyDatabaseIn(join(seed, 'data'), join(folder, 'data'));
  }
  return folder;
}

/** Starts the product and waits for its ready line; throws with its output if it ends first. */
export async function startProduct({ folder, seed, env = {}, program = PROGRAM }: Start = {}): Promise<RunningProduct> {
  const home = folder ?? (await makeFolder(seed));
  const [port, sitePort] = await Promise.all([freePort(), freePort()]);
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment(home, port, sitePort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const { ready, output } = watchOutput(child);
  const line = await Promise.race([ready, gone.then(() => null)]);
  if (line === null) throw new Error(`The product ended before it was ready:\n${output()}`);
  const [, siteUrl = '', editorUrl = ''] = /ready site=(\S+) editor=(\S+)/.exec(line) ?? [];
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    siteUrl,
    editorUrl,
    folder: home,
    pid: child.pid ?? 0,
    output,
    gone,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Stops the product and removes its folder. */
export async function discard(product: RunningProduct): Promise<void> {
  await product.stop();
  await rm(product.folder, { recursive: true, force: true });
}

/** The environment that keeps a product inside its folder. */
export function environment(folder: string, port = 0, sitePort = 0): Record<string, string> {
  return {
    DATA_DIR: join(folder, 'data'),
    ...databaseSettings(join(folder, 'data')),
    DIST_DIR: join(folder, 'dist'),
    PORT: String(port),
    SITE_PORT: String(sitePort),
    RATE_LIMITS: 'off',
  };
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function watchOutput(child: ChildProcess) {
  const lines: string[] = [];
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('ready site=')) resolve(line);
      });
    }
  });
  return { ready, output: () => lines.join('\n') };
}
