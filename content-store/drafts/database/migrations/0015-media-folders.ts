import type { Kysely } from 'kysely';

/** Folders and tags of the library, and the hash of each upload, by which the same file is recognised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mediaFolders')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .execute();
  for (const [name, value] of [
    ['folder', ''],
    ['tags', '[]'],
    ['uploadHash', ''],
  ] as const) {
    const add = db.schema.alterTable('media');
    await add.addColumn(name, 'text', (column) => column.notNull().defaultTo(value)).execute();
  }
  await db.schema.createIndex('mediaByFolder').on('media').columns(['folder', 'uploadedAt', 'id']).execute();
  await db.schema.createIndex('mediaByUploadHash').on('media').column('uploadHash').execute();
}
