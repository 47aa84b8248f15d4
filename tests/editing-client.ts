import { execFile } from 'node:child_process';
import { environment } from './running-product.ts';

export const PASSWORD = 'correct horse battery';

/** Creates a user with the operator's command; the product may be running. */
export async function createUser(folder: string, username: string, role: 'admin' | 'publisher' | 'editor') {
  const words = ['editor-service/cli/user-create.ts', '--username', username, '--role', role];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(
    process.execPath,
    [...words, '--email', `${username}@example.org`],
    { env: { ...process.env, ...environment(folder) } },
    (error, stdout) => (error ? reject(error) : resolve(stdout)),
  );
  child.stdin?.end(`${PASSWORD}\n`);
  return promise;
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
