import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { join } from 'node:path';

/** The PostgreSQL server on which tests make their databases; without it they use SQLite. */
const { TEST_DATABASE_URL } = process.env;

/** Creates a database unless it is there; in a process of its own, as tests ask for addresses without waiting. */
const CREATE = `
  import pg from 'pg';
  const [server, name, template = 'template1'] = process.argv.slice(1);
  const client = new pg.Client(server);
  await client.connect();
  await client.query('create database ' + name + ' template ' + template).catch((error) => { if (error.code !== '42P04') throw error; });
  await client.end();`;

const created = new Set<string>();

/** The address of the database of a data folder: a file in it, or a database of its own on the tests' server. */
export function databaseIn(folder: string): string {
  return TEST_DATABASE_URL ? createdOn(TEST_DATABASE_URL, folder) : join(folder, 'drafts.sqlite');
}

/** Copies the database of a data folder, which is not in use, for a copy of that folder; one in a file was copied with it. */
export function copyDatabaseIn(folder: string, copy: string): void {
  if (TEST_DATABASE_URL) createdOn(TEST_DATABASE_URL, copy, nameOf(folder));
}

const nameOf = (folder: string): string => `t_${hash('sha1', join(folder)).slice(0, 24)}`;

function createdOn(server: string, folder: string, template?: string): string {
  const name = nameOf(folder);
  if (!created.has(name)) {
    const words = [server, name, ...(template ? [template] : [])];
    execFileSync(process.execPath, ['--input-type=module', '-e', CREATE, ...words], { cwd: import.meta.dirname });
    created.add(name);
  }
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** The settings of a service in this data folder that depend on the engine. */
export const databaseSettings = (dataDir: string): Record<string, string> =>
  isOnSqlite ? { DATABASE_URL: '' } : { DATABASE_URL: databaseIn(dataDir), AUTH_SECRET: SHARED_SECRET };

/** `AUTH_SECRET` of all services that share a database in tests. */
export const SHARED_SECRET = 'a secret of the tests that all instances know';

/** True on the engine that the tests run on by default. */
export const isOnSqlite = !TEST_DATABASE_URL;
