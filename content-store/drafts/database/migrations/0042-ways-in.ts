import type { Kysely } from 'kysely';

/** How a session was begun and last used; passkeys, second factors, and log-ins that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['proofs', 'provedAt', 'usedAt', 'network']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('users')
    .addColumn('twoSteps', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('firstLoginAt', 'text').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('userId', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('isSynced', 'integer', (column) => column.notNull())
    .addColumn('backedUp', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastUsedAt', 'text')
    .execute();
  await db.schema.createIndex('passkeysOfUser').on('passkeys').column('userId').execute();
  await db.schema
    .createTable('codeSecrets')
    .addColumn('userId', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodesKey', ['userId', 'codeHash'])
    .execute();
}
