import { join } from 'node:path';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createUser as storeUser } from '#content-store/drafts/people/users.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { createPasswords } from '#editor-service/server/people/passwords.ts';

export const PASSWORD = 'correct horse battery';

/** Rounds of bcrypt; the product takes more. */
const FEW_ROUNDS = 4;

/** Creates a user in the database of a product's folder, as the operator's command does; the product may be running. */
export async function createUser(
  folder: string,
  username: string,
  role: 'admin' | 'publisher' | 'editor',
  rounds = FEW_ROUNDS,
): Promise<void> {
  const passwordHash = await createPasswords(rounds).hash(PASSWORD);
  const person = { username, email: `${username}@example.org`, roles: [role], passwordHash };
  await using db = await openDatabase(databaseIn(join(folder, 'data')));
  await storeUser(db, person, new Date().toISOString());
}

export interface EditingClient {
  get: <T>(call: string, query?: Record<string, string>) => Promise<T>;
  post: <T>(call: string, body?: unknown) => Promise<T>;
  /** The response text of a streaming call, chunk by chunk. */
  listen: (call: string) => Promise<AsyncIterable<string>>;
}

/** A client for scripts: logs in and sends the token as Bearer. Errors carry the status and the service's message. */
export async function logIn(editorUrl: string, username: string): Promise<EditingClient> {
  const { token } = await call<{ token: string }>(`${editorUrl}/api/user/login`, { username, password: PASSWORD });
  return {
    get: (name, query = {}) => call(`${editorUrl}/api/${name}?${new URLSearchParams(query)}`, undefined, token),
    post: (name, body = {}) => call(`${editorUrl}/api/${name}`, body, token),
    listen: async (name) => {
      const { body } = await fetch(`${editorUrl}/api/${name}`, { headers: { authorization: `Bearer ${token}` } });
      if (!body) throw new Error(`${name} returned no body`);
      return body.pipeThrough(new TextDecoderStream());
    },
  };
}

async function call<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: new URL(url).origin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
}
