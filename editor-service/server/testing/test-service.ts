import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { putMigratedDatabase } from '#content-store/testing/migrated-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { type AnswerOf, type CallPath, calls, type Failure, type PayloadOf } from '../../contract/calls.ts';
import { createPasswords } from '../people/passwords.ts';
import type { Settings } from '../runtime/settings.ts';
import { type RunningService, startService } from '../start.ts';
import { testSettings } from './test-settings.ts';

/** How long a publish may take on a busy machine. */
export const SOON = { timeout: 60_000 };
export const PASSWORD = 'correct horse battery';

/** An answer as a client sees it. */
interface Reply<Answer = unknown> {
  status: number;
  body: Answer;
  headers: Headers;
}

/** The program of `npm start` on free ports, with its own folders and an empty site. */
export interface TestService extends RunningService {
  folder: string;
  /** A logged-in user with these roles; `null`: a visitor. */
  as(roles: string[] | null): Promise<TestClient>;
  /** Stops it and starts it again on the same folders. */
  restart(): Promise<TestService>;
  /** Stops it and removes its folders. */
  discard(): Promise<void>;
}

export interface TestClient {
  cookie: string;
  call<Path extends CallPath>(
    path: Path,
    payload: PayloadOf<Path>,
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerOf<Path> & Failure>>;
  /** Sends bytes under a name, as the editor's file field does. */
  upload<Path extends 'media/upload' | 'media/replace'>(
    path: Path,
    fields: PayloadOf<Path>,
    file: { name: string; bytes: Uint8Array | string; type?: string },
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerOf<Path> & Failure>>;
  get(address: string): Promise<Reply<string>>;
}

/** Starts a service for tests. */
export async function startTestService(changes: Partial<Settings> = {}, folder?: string): Promise<TestService> {
  const home = folder ?? (await newHome());
  const service = await startService(testSettings(home, changes));
  return {
    ...service,
    folder: home,
    as: (roles) => clientFor(service, home, roles),
    restart: async () => {
      await service.close();
      return startTestService(changes, home);
    },
    discard: async () => {
      await service.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'editor-service-'));
  await putMigratedDatabase(join(home, 'data'));
  return home;
}

let people = 0;

async function clientFor({ editorUrl }: RunningService, folder: string, roles: string[] | null): Promise<TestClient> {
  if (roles === null) return client(editorUrl, '');
  const username = `person${++people}`;
  const db = await openDatabase(databaseIn(join(folder, 'data')));
  const passwordHash = await createPasswords(4).hash(PASSWORD);
  await createUser(db, { username, email: `${username}@example.org`, roles, passwordHash }, new Date().toISOString());
  await db.destroy();
  const reply = await client(editorUrl, '').call('user/login', { username, password: PASSWORD });
  return client(editorUrl, reply.headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

/** Calls as the editor in a browser does: same origin, JSON, with its cookie. */
export function client(editorUrl: string, cookie: string): TestClient {
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${editorUrl}${address}`, { headers: { cookie, ...headers }, redirect: 'manual' });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  const post = async (path: string, payload: unknown, headers: Record<string, string>) => {
    const response = await fetch(`${editorUrl}/api/${path}`, {
      method: 'POST',
      headers: { cookie, origin: editorUrl, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  return {
    cookie,
    get,
    upload: async (path, fields, { name, bytes, type = '' }, headers = {}) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, typeof value === 'string' ? value : '');
      body.append('file', new Blob([Buffer.from(bytes)], { type }), name);
      const init = { method: 'POST', headers: { cookie, origin: editorUrl, ...headers }, body };
      const response = await fetch(`${editorUrl}/api/${path}`, init);
      return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
    },
    call: async (path, payload, headers = {}) => {
      const isGet = calls[path].method === 'GET';
      const query = new URLSearchParams(payload as Record<string, string>);
      const reply = isGet ? await get(`/api/${path}?${query}`, headers) : await post(path, payload, headers);
      return { ...reply, body: JSON.parse(reply.body) };
    },
  };
}
