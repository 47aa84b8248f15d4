import { sectionAddress } from '../../model/entities/section.ts';
import { type FormKind, type FormOnPage, formsIn } from '../../model/forms/forms-in.ts';
import { stableJson } from '../../model/stable-json.ts';
import type { BlockAddress } from '../../model/values/content-item.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { remembered } from '../database/remembered.ts';

/** How long submissions for the previous published version of a form are accepted, for open or cached pages. */
const GRACE_MS = 24 * 60 * 60 * 1000;

interface Holder {
  pageId: string;
  domainId: string;
  copy: Copy;
}

/** Records the forms in a page's copy (null: the copy was removed); previously published forms stay for 24 hours. */
export async function noteForms(db: Db, holder: Holder, contents: unknown, at: string): Promise<void> {
  const { pageId, copy } = holder;
  const forms = formsIn(contents).map(({ form, ...name }) => ({
    ...holder,
    ...name,
    document: stableJson(form),
    since: at,
  }));
  const before = await currentForms(db, { pageId, copy });
  const isSame = (one: (typeof before)[number], other: (typeof forms)[number]) =>
    one.kind === other.kind &&
    one.identifier === other.identifier &&
    one.blockKey === other.blockKey &&
    one.document === other.document;
  const gone = before.filter((row) => !forms.some((form) => isSame(row, form))).map(({ id }) => id);
  const fresh = forms.filter((form) => !before.some((row) => isSame(row, form)));
  if (gone.length > 0) await retire(db, gone, copy, at);
  if (fresh.length > 0) await db.insertInto('forms').values(fresh).execute();
}

const currentForms = preparedQuery((db, value: ValueOf<{ pageId: string; copy: Copy }>) =>
  db
    .selectFrom('forms')
    .where((is) => is.and({ pageId: value('pageId'), copy: value('copy'), until: null }))
    .select(['id', 'kind', 'identifier', 'blockKey', 'document']),
);

async function retire(db: Db, ids: readonly number[], copy: Copy, at: string): Promise<void> {
  if (copy === 'draft') await db.deleteFrom('forms').where('id', 'in', ids).execute();
  else await db.updateTable('forms').set({ until: at }).where('id', 'in', ids).execute();
  await db.deleteFrom('forms').where('until', '<=', graceStart(at)).execute();
}

/** A form of a page as visitors' browsers may show it, and where it is stored. */
export interface FoundForm<Kind extends FormKind> extends BlockAddress {
  form: Extract<FormOnPage, { kind: Kind }>['form'];
}

type KeyColumn = 'pageId' | 'blockKey' | 'identifier';

/** Where forms of a kind are looked for: the pages of a domain, as drafts or as published. */
export interface FormSource<Kind extends FormKind> {
  domainId: string;
  kind: Kind;
  copy: Copy;
}

type FormsBy<Name extends KeyColumn> = <Kind extends FormKind>(
  db: Db,
  source: FormSource<Kind> & Record<Name, string>,
  now: string,
) => Promise<FoundForm<Kind>[]>;

/**
 * The versions of the form in one block: the one on its page at present, then those that were there in the 24 hours
 * before `now`, newest first. For drafts, only the one at present.
 */
export const formsAt = formsBy('pageId', 'blockKey');

/** The forms of a domain with this identifier, on all pages, in the same order. */
export const formsNamed = formsBy('identifier');

function formsBy<Name extends KeyColumn>(...names: readonly Name[]): FormsBy<Name> {
  const columns: readonly (KeyColumn | keyof FormSource<FormKind>)[] = [...names, 'domainId', 'kind', 'copy'];
  const rowsOf = preparedQuery((db, value: ValueOf<Record<string, string>>) =>
    columns.reduce(
      (query, column) => query.where(column, '=', value(column)),
      db.selectFrom('forms').select(['pageId', 'blockKey', 'document', 'until']).orderBy('id', 'desc'),
    ),
  );
  const versionsOf = remembered(async (db, source: FormSource<FormKind> & Record<Name, string>) =>
    (await rowsOf(db, { ...source })).map(({ document, ...row }) => ({ ...row, form: JSON.parse(document) as never })),
  );
  return async (db, source, now) => {
    const versions = await versionsOf(db, source);
    const current = versions.filter(({ until }) => until === null);
    const former = versions.filter(({ until }) => until !== null && until > graceStart(now));
    return [...current, ...former];
  };
}

/** A form on a published page, and where the editor opens that page. */
export interface FormOfPage {
  pageId: string;
  address: string;
  title: string;
  identifier: string;
}

/** The published enquiry forms whose submissions are mailed to nobody, by address. */
export const formsWithoutRecipient = (db: Db, domainId: string): Promise<FormOfPage[]> =>
  publishedForms(db, domainId, '%"recipient":""%');

/** The published enquiry forms that ask for a captcha, by address. */
export const formsWithCaptcha = (db: Db, domainId: string): Promise<FormOfPage[]> =>
  publishedForms(db, domainId, '%"type":"captcha"%');

/** `document`: a pattern; quotes in what people typed are escaped. */
async function publishedForms(db: Db, domainId: string, document: string): Promise<FormOfPage[]> {
  const rows = await db
    .selectFrom('forms')
    .innerJoin('draftStates', 'draftStates.id', 'forms.pageId')
    .where('draftStates.part', 'in', ['pages', 'sections'])
    .where((is) => is.and({ 'forms.domainId': domainId, kind: 'enquiry', copy: 'published', until: null }))
    .where('document', 'like', document)
    .select(['pageId', 'part', 'slug', 'title', 'identifier'])
    .orderBy('slug')
    .orderBy('forms.id')
    .execute();
  return rows.map(({ part, slug, ...form }) => ({
    ...form,
    address: part === 'sections' ? sectionAddress(slug) : slug,
  }));
}

const graceStart = (now: string): string => new Date(Date.parse(now) - GRACE_MS).toISOString();
