import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../running-product.ts';

/** A PostgreSQL server of its own on a free port of this machine. */
export interface PostgresServer {
  /** The address of its database for administration. */
  url: string;
  port: number;
  /** Ends it as an operator does, without waiting for its clients. */
  stop(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  discard(): Promise<void>;
}

interface Options {
  /** The folder of its programs, `install-engines.ts`. */
  programs: string;
  /** False: commits do not wait for the disk, which only a power cut would tell. */
  isDurable?: boolean;
}

/** Sorting by a language, so that a query that relies on the order of bytes without saying so is found. */
const INIT = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
const LANGUAGE = ['--locale-provider=icu', '--icu-locale=en'];
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=400',
  'log_min_messages=panic',
];

const READY_MS = 30_000;

/** Creates a cluster below `/tmp` and starts it; resolves when it takes connections. */
export async function startPostgres({ programs, isDurable = false }: Options): Promise<PostgresServer> {
  const folder = await mkdtemp('/tmp/pagewright-postgres-');
  const data = join(folder, 'data');
  const user = await unprivileged(folder, programs);
  execFileSync(join(user.programs, 'initdb'), [`--pgdata=${data}`, ...INIT, ...LANGUAGE], { ...user.ids, cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [...SETTINGS, `port=${port}`, ...(isDurable ? [] : ['fsync=off'])];
  let server: ChildProcess | undefined;

  const start = async () => {
    const words = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(user.programs, 'postgres'), words, { ...user.ids, cwd: folder, stdio: 'inherit' });
    await untilReady(url, server);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  await start();
  const discard = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, port, stop, start, discard };
}

/** PostgreSQL refuses to run as root: then as `nobody`, from a copy of its programs, as that user may not read ours. */
async function unprivileged(folder: string, programs: string) {
  if (process.getuid?.() !== 0) return { programs, ids: {} };
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  const ids = { uid: idOf('-u'), gid: idOf('-g') };
  await chown(folder, ids.uid, ids.gid);
  if (programs.startsWith('/usr/')) return { programs, ids };
  await cp(dirname(programs), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return { programs: join(folder, 'native/bin'), ids };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {}); // the server may still be starting
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await rest(50);
    }
  }
}
