import { setTimeout as rest } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Role, RoleHolder } from '../engine/role.ts';
import type { Pools } from './pools.ts';

/** How soon an instance notices that the role is free, or that its own connection is lost. */
const LOOK_MS = 1000;
const SILENCE_MS = 5000;

/**
 * A role is an advisory lock of a connection that does nothing else: PostgreSQL frees it when the connection ends, however
 * that happens.
 */
export function holdRole(pools: Pools, name: string, { onHeld, onLost }: RoleHolder): Role {
  const stop = new AbortController();
  const { signal } = stop;
  let isHeld = false;
  const asked = Promise.withResolvers<void>();

  const lose = () => {
    if (isHeld) onLost();
    isHeld = false;
  };

  /** Takes the role as soon as it is free and keeps it while the connection answers. */
  const hold = async (client: Client): Promise<void> => {
    while (!signal.aborted) {
      if (!isHeld && (await tryLock(client, name))) {
        isHeld = true;
        onHeld();
      } else if (isHeld) await answerSoon(client);
      asked.resolve();
      await rest(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let client: Client | undefined;
      try {
        client = await pools.open();
        client.once('end', lose);
        await hold(client);
      } catch {
        await rest(LOOK_MS, undefined, { signal }).catch(() => {});
      }
      lose();
      await client?.end().catch(() => {});
    }
  };
  const running = run();

  return {
    isHeld: () => isHeld,
    asked: asked.promise,
    release: async () => {
      stop.abort();
      await running;
      asked.resolve();
    },
  };
}

async function tryLock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isMine: number }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"',
    [`pagewright ${name}`],
  );
  return rows[0]?.isMine === 1;
}

/** Throws when the connection is silent: the server may already have given the role to another instance. */
async function answerSoon(client: Client): Promise<void> {
  const silence = rest(SILENCE_MS, 'silence' as const, { ref: false });
  const answer = await Promise.race([client.query('select 1'), silence]);
  if (answer === 'silence') throw new Error('The database does not answer');
}
