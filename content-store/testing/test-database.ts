import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { join } from 'node:path';

/** The PostgreSQL server on which tests make their databases; without it they use SQLite. */
const { TEST_DATABASE_URL } = process.env;

/** Creates a database unless it is there; in a process of its own, as tests ask for addresses without waiting. */
const CREATE = `
  import pg from 'pg';
  const [server, name] = process.argv.slice(1);
  const client = new pg.Client(server);
  await client.connect();
  await client.query('create database ' + name).catch((error) => { if (error.code !== '42P04') throw error; });
  await client.end();`;

const created = new Set<string>();

/** The address of the database of a data folder: a file in it, or a database of its own on the tests' server. */
export function databaseIn(folder: string): string {
  if (!TEST_DATABASE_URL) return join(folder, 'drafts.sqlite');
  const name = `t_${hash('sha1', join(folder)).slice(0, 24)}`;
  if (!created.has(name)) {
    execFileSync(process.execPath, ['--input-type=module', '-e', CREATE, TEST_DATABASE_URL, name], {
      cwd: import.meta.dirname,
    });
    created.add(name);
  }
  return Object.assign(new URL(TEST_DATABASE_URL), { pathname: `/${name}` }).href;
}

/** `DATABASE_URL` for a service in this data folder. */
export const databaseUrlOf = (dataDir: string): string => (isOnSqlite ? '' : databaseIn(dataDir));

/** True on the engine that the tests run on by default. */
export const isOnSqlite = !TEST_DATABASE_URL;
