import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';
import type { Engine } from '../engine/engine.ts';
import { postgresDialect } from './dialect.ts';
import { createPools, type Pools } from './pools.ts';
import { holdRole } from './role.ts';
import { openSignals } from './signals.ts';

/** Opens a PostgreSQL database; nothing is connected before the first query. */
export function openPostgres(address: string, options: { readonly: boolean }): Engine {
  const pools = createPools(address, options);
  return {
    name: 'postgres',
    dialect: postgresDialect(pools),
    // SQLite finds nothing in an empty list; PostgreSQL does not accept one.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    contentVersion: createContentVersion(pools),
    readAnew: () => {},
    writeMutex: FREE,
    isShared: true,
    openSignals: () => openSignals(pools),
    holdRole: (name, holder) => holdRole(pools, name, holder),
    // Its autovacuum finds the space of deleted rows.
    prepareToShrink: async () => {},
    shrink: async () => {},
    size: () => databaseSize(pools),
    clockOffset: () => clockOffset(pools),
    statementAtOnce: () => undefined,
  };
}

/** Writers wait in the database for each other. */
const FREE = { acquire: async () => () => {}, hasWaiters: () => false };

async function databaseSize(pools: Pools): Promise<number> {
  const { rows } = await pools.read({ text: 'select pg_database_size(current_database()) as "bytes"', values: [] });
  return Number(rows[0]?.bytes);
}

/** As NTP does: the answer is half a round trip old. */
async function clockOffset(pools: Pools): Promise<number> {
  const asked = Date.now();
  const { rows } = await pools.read({
    text: 'select extract(epoch from clock_timestamp()) * 1000 as "at"',
    values: [],
  });
  const answered = Date.now();
  return Number(rows[0]?.at) - (asked + answered) / 2;
}

/**
 * Asks for the number of content changes. Callers who ask at the same time share a query, which begins after all of
 * them asked: an answer is never older than its question, whichever instance made the change.
 */
function createContentVersion(pools: Pools): () => Promise<number> {
  let next: Promise<number> | undefined;
  const ask = async () => {
    await Promise.resolve();
    next = undefined;
    const { rows } = await pools.read({ text: 'select "count" from "contentChanges"', values: [] });
    return Number(rows[0]?.count ?? 0);
  };
  return () => {
    next ??= ask();
    return next;
  };
}
