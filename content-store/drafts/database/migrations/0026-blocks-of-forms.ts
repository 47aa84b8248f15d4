import type { Kysely } from 'kysely';
import { sortedJson } from './sorted-json.ts';

interface Tables {
  pages: { collection: string; id: string; copy: string; document: string };
  forms: {
    id: number;
    kind: string;
    copy: string;
    pageId: string;
    identifier: string;
    document: string;
    until: string | null;
    blockKey: string;
  };
}

type Fields = Record<string, unknown>;
type FormRow = Pick<Tables['forms'], 'id' | 'kind' | 'identifier' | 'document' | 'until'>;

interface FormBlock {
  kind: string;
  identifier: string;
  key: string;
  fields: Fields;
}

/** Stands for the key of a block that is no longer on its page. */
const NO_KEY = '_';

/** Forms are found by the block that holds them, too: several may share an identifier. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('forms')
    .addColumn('blockKey', 'text', (column) => column.notNull().defaultTo(NO_KEY))
    .execute();
  const pages = await db.selectFrom('forms').select(['pageId', 'copy']).distinct().orderBy('pageId').execute();
  for (const { pageId, copy } of pages) await noteBlocks(db, pageId, copy);
}

/** Each form at present takes a block of its page; those before it are taken for earlier versions of the most alike. */
async function noteBlocks(db: Kysely<Tables>, pageId: string, copy: string): Promise<void> {
  const page = await db
    .selectFrom('pages')
    .where('collection', '!=', 'listings')
    .where('id', '=', pageId)
    .where('copy', '=', copy)
    .select('document')
    .executeTakeFirst();
  if (!page) return;
  const blocks = formBlocks((JSON.parse(page.document) as Fields).contents);
  const free = new Set(blocks);
  const rows = await db
    .selectFrom('forms')
    .where('pageId', '=', pageId)
    .where('copy', '=', copy)
    .select(['id', 'kind', 'identifier', 'document', 'until'])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const block = mostAlike(row.until === null ? [...free] : blocks, row);
    if (!block) continue;
    if (row.until === null) free.delete(block);
    await db.updateTable('forms').set({ blockKey: block.key }).where('id', '=', row.id).execute();
  }
}

/** The block of a stored form. A page may hold several with one identifier, so their fields are compared. */
function mostAlike(blocks: readonly FormBlock[], row: FormRow): FormBlock | undefined {
  const stored = JSON.parse(row.document) as Fields;
  const likeness = ({ fields }: FormBlock) =>
    Object.keys(stored).filter((name) => sortedJson({ is: stored[name] }) === sortedJson({ is: fields[name] })).length;
  const sameName = blocks.filter(({ kind, identifier }) => kind === row.kind && identifier === row.identifier);
  return sameName.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

function formBlocks(value: unknown): FormBlock[] {
  if (!isObject(value)) return [];
  const blocks: FormBlock[] = [];
  const key = typeof value.key === 'string' ? value.key : NO_KEY;
  const block = (kind: string, name: unknown, fields: Fields) =>
    blocks.push({ kind, identifier: typeof name === 'string' ? name.trim() : '', key, fields });
  if (value.componentType === 'Form') block('enquiry', value.identifier, value);
  if (isObject(value.subscribe)) block('subscribe', value.subscribe.listId, value.subscribe);
  return [...blocks, ...Object.values(value).flatMap(formBlocks)];
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
