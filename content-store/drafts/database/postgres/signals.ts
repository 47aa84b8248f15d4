import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Client } from 'pg';
import { createListeners, type Signals } from '../engine/signals.ts';
import type { Pools } from './pools.ts';

const CHANNEL = 'pagewright';

/** PostgreSQL refuses longer messages; those wait in a table. */
const MAX_BYTES = 7_900;
const RETRY_MS = 500;

/** Messages by LISTEN and NOTIFY. A message is `instance topic text`, or names the row that has a long text. */
export function openSignals(pools: Pools): Signals {
  const own = randomUUID();
  const listeners = createListeners();
  const stop = new AbortController();
  let client: Client | undefined;
  /** One after the other, so that messages arrive in the order in which they were sent. */
  let last: Promise<unknown> = Promise.resolve();
  let heard: Promise<unknown> = Promise.resolve();

  const hear = async (payload = '') => {
    const [from, topic = '', kind, ...text] = payload.split(' ');
    if (from === own) return;
    const message = kind === 'row' ? await longMessage(pools, text.join(' ')) : text.join(' ');
    if (message !== undefined) listeners.hear(topic, message);
  };

  const connect = async (): Promise<void> => {
    const opened = await pools.open();
    const ended = new Promise((resolve) => opened.once('end', resolve));
    opened.on('notification', ({ payload }) => {
      heard = heard.then(() => hear(payload)).catch(listeners.tellOfGap);
    });
    await opened.query(`listen ${CHANNEL}`);
    client = opened;
    listeners.tellOfGap();
    await ended;
    client = undefined;
  };

  const stayConnected = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await connect().catch(() => {});
      await rest(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const connected = stayConnected();

  const notify = async (topic: string, message: string): Promise<void> => {
    const short = `${own} ${topic} text ${message}`;
    const payload =
      Buffer.byteLength(short) <= MAX_BYTES ? short : `${own} ${topic} row ${await keepLongMessage(pools, message)}`;
    await pools.write({ text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
  };

  return {
    send: (topic, message) => {
      listeners.hear(topic, message);
      last = last.then(() => notify(topic, message)).catch(() => {});
    },
    listen: (topic, listener, onGap) => listeners.add({ topic, hear: listener, onGap }),
    close: async () => {
      stop.abort();
      await last;
      await client?.end();
      await connected;
    },
  };
}

/** Keeps the text for a minute; older ones have been read. */
async function keepLongMessage(pools: Pools, message: string): Promise<string> {
  await pools.write({ text: `delete from "longSignals" where "at" < now() - interval '1 minute'`, values: [] });
  const { rows } = await pools.write({
    text: 'insert into "longSignals" ("message", "at") values ($1, now()) returning "id"',
    values: [message],
  });
  return String(rows[0]?.id);
}

async function longMessage(pools: Pools, id: string): Promise<string | undefined> {
  const { rows } = await pools.read({ text: 'select "message" from "longSignals" where "id" = $1', values: [id] });
  return rows[0] && String(rows[0].message);
}
