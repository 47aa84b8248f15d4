import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../model/error.ts';
import { countRows } from './list-queries.ts';
import { type Db, engineOf } from './open-database.ts';
import type { Database } from './schema.ts';
import { transact } from './transact.ts';

/** Documents of a megabyte are possible: a batch stays in memory. */
const AT_ONCE = 50;

/** Every table with its key, each after those it refers to; `contentChanges` counts for itself. */
const KEYS = {
  site: ['id'],
  users: ['id'],
  roles: ['id'],
  userRoles: ['userId', 'roleId'],
  sessions: ['idHash'],
  apiTokens: ['id'],
  oneTimeLinks: ['tokenHash'],
  challenges: ['hash'],
  passkeys: ['id'],
  codeSecrets: ['userId'],
  recoveryCodes: ['userId', 'codeHash'],
  companyPeople: ['issuer', 'subject'],
  companySessions: ['idHash'],
  previewLinks: ['id'],
  audit: ['id'],
  failures: ['key'],
  visits: ['pageId', 'userId'],
  uses: ['key'],
  outbox: ['id'],
  pages: ['collection', 'id', 'copy'],
  pageEntries: ['id'],
  pageTexts: ['rowid'],
  pageTags: ['collection', 'pageId', 'copy', 'tag'],
  pageRoles: ['collection', 'pageId', 'list', 'roleId'],
  pageHistory: ['collection', 'pageId', 'revision'],
  trash: ['collection', 'pageId'],
  siteDocuments: ['id', 'copy'],
  domains: ['id', 'copy'],
  media: ['id'],
  mediaFolders: ['path'],
  patterns: ['id'],
  mediaUses: ['owner', 'copy', 'mediaId'],
  forms: ['id'],
  submissions: ['id'],
  mails: ['id'],
  subscribers: ['id'],
  draftStates: ['part', 'id'],
  schedules: ['id'],
  reviews: ['id'],
  approvals: ['review', 'content', 'by', 'isGuest'],
  reviewRules: ['domainId'],
  notifications: ['id'],
  releases: ['id'],
  releaseItems: ['release', 'part', 'id'],
  publishedCopies: ['hash'],
  publishedCopyMedia: ['mediaId', 'hash'],
  publishRecords: ['id'],
  publishRecordItems: ['record', 'part', 'id'],
  webhookMessages: ['id'],
  comments: ['id'],
  imports: ['id'],
  importLosses: ['importId', 'number'],
} as const satisfies { [Table in Exclude<keyof Database, 'contentChanges'>]: readonly (keyof Database[Table])[] };

type Table = keyof typeof KEYS;
const TABLES = Object.keys(KEYS) as Table[];

/** Tables whose numbers the database gives; PostgreSQL must be told which are taken. */
const NUMBERED: readonly Table[] = ['audit', 'outbox', 'pageEntries', 'forms', 'publishRecords'];

/** Full-text tables hide their key, and PostgreSQL adds a column to find words by. */
const COLUMNS: Partial<Record<Table, string>> = { pageTexts: '"rowid", "texts"' };

type Row = Record<string, unknown>;

/** The number of rows of a table and a hash of them, the same in every engine. */
export interface TableSum {
  table: string;
  rows: number;
  hash: string;
}

/**
 * Copies all rows into a database without content, in one transaction: cut off, it leaves nothing and can be run again. Both
 * have this version's tables, and nothing else uses them. Resolves with the sums that both have; does nothing when the
 * target holds just the same already. Throws AppError `conflict` when it holds anything else.
 */
export async function moveRows(from: Db, to: Db, onTable: (table: string) => void = () => {}): Promise<TableSum[]> {
  const wanted = await sumsOf(from);
  if ((await countRows(to.selectFrom('users'))) + (await countRows(to.selectFrom('pages'))) > 0) {
    if (!areEqual(wanted, await sumsOf(to)))
      throw new AppError('conflict', 'The target database is not empty; choose an empty one');
    return wanted;
  }
  await transact(to, async (transaction) => {
    for (const table of TABLES.toReversed()) await transaction.deleteFrom(table).execute();
    for (const table of TABLES) {
      onTable(table);
      for await (const rows of batchesOf(from, table)) await insert(transaction, table, rows);
      if (NUMBERED.includes(table)) await takeNumbers(transaction, table);
    }
    if (!areEqual(wanted, await sumsOf(transaction)))
      throw new AppError('internal', 'The copy differs from the original; nothing was moved');
  });
  return wanted;
}

const areEqual = (one: readonly TableSum[], other: readonly TableSum[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The sum of every table. */
async function sumsOf(db: Db): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of TABLES) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const batch of batchesOf(db, table)) {
      rows += batch.length;
      for (const row of batch)
        hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
    sums.push({ table, rows, hash: hash.digest('hex') });
  }
  return sums;
}

/** All rows in the order of their keys. */
async function* batchesOf(db: Db, table: Table): AsyncGenerator<Row[]> {
  const keys = KEYS[table];
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const columns = sql.raw(COLUMNS[table] ?? '*');
  let last: Row | undefined;
  do {
    const after = last && sql`where (${names}) > (${sql.join(keys.map((key) => last?.[key]))})`;
    const query = sql<Row>`select ${columns} from ${sql.table(table)} ${after ?? sql``} order by ${names} limit ${AT_ONCE}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** Rows as the other engine returns them: the same columns. */
async function insert(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  await (db as unknown as Kysely<Record<string, Row>>).insertInto(table).values(rows).execute();
}

async function takeNumbers(db: Db, table: Table): Promise<void> {
  if (engineOf(db) !== 'postgres') return;
  const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, 'id')`;
  await sql`select setval(${sequence}, coalesce(max("id"), 1), max("id") is not null) from ${sql.table(table)}`.execute(
    db,
  );
}
