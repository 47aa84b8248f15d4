import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishEvent } from '#editor-service/contract/calls.ts';
import { createUser, type EditingClient, logIn, PASSWORD } from '../../editing-client.ts';
import { type RunningProduct, startProduct } from '../../running-product.ts';
import { ADDRESSES } from '../bench.ts';
import { untilNothingWaits } from './until-nothing-waits.ts';

const POLL_MS = 1;

/** The whole product in its own process, with a logged-in publisher who receives publish events. */
export interface EditingService {
  product: RunningProduct;
  client: EditingClient;
  /** Runs `work`, which publishes; resolves with the event that reports it live. Throws if publishing failed. */
  untilLive: (work: () => Promise<unknown>) => Promise<PublishEvent>;
}

export const QUIET = { ...ADDRESSES, DEMO: '0', LOG_LEVEL: 'silent' };

/** Starts the product on a folder's data; waits until the site is built and up to date. */
export async function startEditing(folder: string, env: Record<string, string> = {}): Promise<EditingService> {
  const product = await startProduct({ folder, env: { ...QUIET, ...env } });
  await untilNothingWaits(product.editorUrl);
  await createUser(folder, 'ada', 'publisher').catch(() => {}); // exists if the folder was used before
  const client = await logIn(product.editorUrl, 'ada');
  const events = eventsOf(await client.listen('publish/events'));
  await events.next(); // the stream is open
  const untilLive = async (work: () => Promise<unknown>) => {
    const [event] = await Promise.all([nextFinal(events), work()]);
    if (event.state === 'failed') throw new Error(event.reason);
    return event;
  };
  return { product, client, untilLive };
}

/** Ada's cookie, for requests made without a client. */
export async function cookieOf(editorUrl: string): Promise<string> {
  const response = await post(editorUrl, 'user/login', { username: 'ada', password: PASSWORD });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A call as a browser makes it. */
export function post(editorUrl: string, call: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${editorUrl}/api/${call}`, {
    method: 'POST',
    headers: { cookie, origin: editorUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Milliseconds until a file of `dist` contains `text`. */
export async function untilFileHolds({ product }: EditingService, path: string, text: string): Promise<number> {
  const started = performance.now();
  const file = join(product.folder, 'dist', path);
  while (!readFileSync(file, 'utf8').includes(text)) await pause(POLL_MS);
  return performance.now() - started;
}

async function nextFinal(events: AsyncIterator<PublishEvent | null>): Promise<PublishEvent> {
  for (;;) {
    const { value } = await events.next();
    if (value?.state === 'live' || value?.state === 'failed') return value;
  }
}

/** The events of a stream; null for a comment. */
async function* eventsOf(pieces: AsyncIterable<string>): AsyncGenerator<PublishEvent | null, null> {
  let text = '';
  for await (const piece of pieces) {
    const blocks = `${text}${piece}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      yield block.startsWith('data: ') ? (JSON.parse(block.slice('data: '.length)) as PublishEvent) : null;
    }
  }
  return null;
}
