import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { client, type TestClient, type TestService } from '#editor-service/server/testing/test-service.ts';

/** An anonymous client: no cookie. */
export const visitor = (service: TestService): TestClient => client(service.editorUrl, '');

/** A database connection besides the running service, as a command has one; the caller closes it. */
export const openDb = (service: TestService) => openDatabase(databaseIn(join(service.folder, 'data')));

/** Everything in the database file and its log, or in all tables, as searchable text. */
export async function databaseText(service: TestService): Promise<string> {
  if (!isOnSqlite) return JSON.stringify(await databaseRows(service));
  const files = ['drafts.sqlite', 'drafts.sqlite-wal'].map((name) => join(service.folder, 'data', name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('');
}

/** A hash of all tables for comparisons. */
export async function databaseHash(service: TestService): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await databaseRows(service)))
    .digest('hex');
}

/** All tables, except the outbox, which is delivered in the background. */
async function databaseRows(service: TestService): Promise<unknown[]> {
  const db = await openDb(service);
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'pages');
  const kept = tables.filter((table) => String(table) !== 'outbox');
  const rows = await Promise.all(kept.map((table) => db.selectFrom(table).selectAll().execute()));
  await db.destroy();
  return rows;
}

/** A request as the browser sends it from an editor page; `headers` override. */
export function send(
  service: TestService,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = { origin: service.editorUrl, 'content-type': 'application/json', ...init.headers };
  return fetch(`${service.editorUrl}${path}`, { redirect: 'manual', ...init, headers });
}
