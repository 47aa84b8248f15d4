import type { CreateTableBuilder, Kysely } from 'kysely';

interface Tables {
  roles: { id: string; name: string; admin: number };
}

/** Content, people and the outbox of published files. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createDomains(db);
  await createPages(db);
  await createSiteDocuments(db);
  await createMedia(db);
  await createPeople(db);
  await createOutbox(db);
}

async function createDomains(db: Kysely<Tables>) {
  await db.schema
    .createTable('domains')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .$call(stamped)
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('domainsKey', ['id', 'copy'])
    .execute();
}

async function createPages(db: Kysely<Tables>) {
  await db.schema
    .createTable('pages')
    .$call(pageKey('id'))
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('pageType', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text')
    .addColumn('priority', 'real')
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'text')
    .addColumn('lastPublished', 'text')
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pagesKey', ['collection', 'id', 'copy'])
    .addUniqueConstraint('pagesSlug', ['domainId', 'collection', 'copy', 'slug'])
    .execute();
  await db.schema
    .createTable('pageTags')
    .$call(pageKey('pageId'))
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageTagsKey', ['collection', 'pageId', 'copy', 'tag'])
    .execute();
  await db.schema
    .createIndex('pageTagsByTag')
    .on('pageTags')
    .columns(['domainId', 'collection', 'copy', 'tag', 'pageId'])
    .execute();
  await db.schema
    .createTable('pageHistory')
    .$call(pageKey('pageId'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .$call(stamped)
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageHistoryKey', ['collection', 'pageId', 'revision'])
    .execute();
  await db.schema
    .createTable('trash')
    .$call(pageKey('pageId'))
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text', (column) => column.notNull())
    .addColumn('deletedBy', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trashKey', ['collection', 'pageId'])
    .execute();
}

async function createSiteDocuments(db: Kysely<Tables>) {
  await db.schema
    .createTable('siteDocuments')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('slugPrefix', 'text', (column) => column.notNull())
    .$call(stamped)
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('siteDocumentsKey', ['id', 'copy'])
    .execute();
}

async function createMedia(db: Kysely<Tables>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('uploadedAt', 'text', (column) => column.notNull())
    .addColumn('uploadedBy', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mediaUses')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('mediaId', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mediaUsesKey', ['owner', 'copy', 'mediaId'])
    .execute();
  await db.schema.createIndex('mediaUsesByMedia').on('mediaUses').columns(['mediaId', 'copy', 'domainId']).execute();
  await db.schema.createIndex('mediaUsesByDomain').on('mediaUses').columns(['domainId', 'copy', 'mediaId']).execute();
}

async function createPeople(db: Kysely<Tables>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text')
    .addColumn('disabled', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('roles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('admin', 'integer', (column) => column.notNull())
    .execute();
  await db
    .insertInto('roles')
    .values([
      { id: 'admin', name: 'Administrator', admin: 1 },
      { id: 'publisher', name: 'Publisher', admin: 0 },
      { id: 'editor', name: 'Editor', admin: 0 },
    ])
    .execute();
  await db.schema
    .createTable('userRoles')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('roleId', 'text', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('userRolesKey', ['userId', 'roleId'])
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('idHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('activeDomainId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute();
}

async function createOutbox(db: Kysely<Tables>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}

const stamped = <Table extends string, Columns extends string>(table: CreateTableBuilder<Table, Columns>) =>
  table
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull());

const pageKey =
  <Id extends string>(id: Id) =>
  <Table extends string, Columns extends string>(table: CreateTableBuilder<Table, Columns>) =>
    table
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn(id, 'text', (column) => column.notNull());
