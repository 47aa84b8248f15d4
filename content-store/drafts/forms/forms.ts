import { sectionAddress } from '../../model/entities/section.ts';
import { type FormKind, type FormOnPage, formsIn } from '../../model/forms/forms-in.ts';
import { stableJson } from '../../model/stable-json.ts';
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

/** Records the forms in a page's copy (null: the copy is gone); previously published forms stay for 24 hours. */
export async function noteForms(db: Db, holder: Holder, contents: unknown, at: string): Promise<void> {
  const { pageId, copy } = holder;
  const forms = formsIn(contents).map(({ form, ...name }) => ({ ...holder, ...name, document: stableJson(form) }));
  const before = await currentForms(db, { pageId, copy });
  const isSame = (one: (typeof before)[number], other: (typeof forms)[number]) =>
    one.kind === other.kind && one.identifier === other.identifier && one.document === other.document;
  const gone = before.filter((row) => !forms.some((form) => isSame(row, form))).map(({ id }) => id);
  const fresh = forms.filter((form) => !before.some((row) => isSame(row, form)));
  if (gone.length > 0) await retire(db, gone, copy, at);
  if (fresh.length > 0)
    await db
      .insertInto('forms')
      .values(fresh.map((form) => ({ ...form, since: at })))
      .execute();
}

const currentForms = preparedQuery((db, value: ValueOf<{ pageId: string; copy: Copy }>) =>
  db
    .selectFrom('forms')
    .where('pageId', '=', value('pageId'))
    .where('copy', '=', value('copy'))
    .where('until', 'is', null)
    .select(['id', 'kind', 'identifier', 'document']),
);

async function retire(db: Db, ids: readonly number[], copy: Copy, at: string): Promise<void> {
  if (copy === 'draft') await db.deleteFrom('forms').where('id', 'in', ids).execute();
  else await db.updateTable('forms').set({ until: at }).where('id', 'in', ids).execute();
  await db.deleteFrom('forms').where('until', '<=', graceStart(at)).execute();
}

type FormOf<Kind extends FormKind> = Extract<FormOnPage, { kind: Kind }>['form'];

/**
 * The forms of a domain with this identifier: first those on pages at present, newest first, then those that were there
 * in the 24 hours before `now`. For drafts, only those on pages at present.
 */
export async function formsNamed<Kind extends FormKind>(
  db: Db,
  { kind, domainId, identifier }: { kind: Kind; domainId: string; identifier: string },
  copy: Copy,
  now: string,
): Promise<FormOf<Kind>[]> {
  const { current, former } = await storedForms(db, { domainId, kind, identifier, copy });
  const taken = former.filter(({ until }) => until > graceStart(now)).map(({ form }) => form);
  return [...current, ...taken] as FormOf<Kind>[];
}

/** A form on a published page, and where the editor opens that page. */
export interface FormOfPage {
  pageId: string;
  address: string;
  title: string;
  identifier: string;
}

/** The published enquiry forms whose submissions are mailed to nobody, by address. */
export async function formsWithoutRecipient(db: Db, domainId: string): Promise<FormOfPage[]> {
  const rows = await db
    .selectFrom('forms')
    .innerJoin('draftStates', 'draftStates.id', 'forms.pageId')
    .where('draftStates.part', 'in', ['pages', 'sections'])
    .where((is) => is.and({ 'forms.domainId': domainId, kind: 'enquiry', copy: 'published', until: null }))
    .where('document', 'like', '%"recipient":""%')
    .select(['pageId', 'part', 'slug', 'title', 'identifier'])
    .orderBy('slug')
    .orderBy('forms.id')
    .execute();
  return rows.map(({ part, slug, ...form }) => ({
    ...form,
    address: part === 'sections' ? sectionAddress(slug) : slug,
  }));
}

interface FormName {
  domainId: string;
  kind: FormKind;
  identifier: string;
  copy: Copy;
}

const storedForms = remembered(async (db, name: FormName) => {
  const current: unknown[] = [];
  const former: { form: unknown; until: string }[] = [];
  for (const { document, until } of await rowsNamed(db, { ...name })) {
    const form: unknown = JSON.parse(document);
    if (until === null) current.push(form);
    else former.push({ form, until });
  }
  return { current, former };
});

const rowsNamed = preparedQuery((db, value: ValueOf<{ [Name in keyof FormName]: FormName[Name] }>) =>
  db
    .selectFrom('forms')
    .where('domainId', '=', value('domainId'))
    .where('kind', '=', value('kind'))
    .where('identifier', '=', value('identifier'))
    .where('copy', '=', value('copy'))
    .select(['document', 'until'])
    .orderBy('id', 'desc'),
);

const graceStart = (now: string): string => new Date(Date.parse(now) - GRACE_MS).toISOString();
