import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById, pageIdAt } from '#content-store/drafts/pages/find-page.ts';
import { trashedPage } from '#content-store/drafts/pages/trash.ts';
import { copyAt, itemOfChange, type RecordedChange } from '#content-store/drafts/publishing/publish-records.ts';
import { copyHash, publishedRow } from '#content-store/drafts/publishing/published-row.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { isCollection } from '#content-store/model/entities/publishable.ts';
import { type Redirect, type Redirects, redirectsSchema } from '#content-store/model/entities/redirect.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import type { Caller } from '../../http/call-context.ts';
import { publishRefusal } from '../../people/page-roles.ts';
import type { HowRecorded } from '../sets/apply-set.ts';
import type { RestoredItem } from '../sets/set-plan.ts';

/** What would become of a document of a record, and what to publish for it. */
export interface Undo {
  answer: UndoneItem;
  /** Absent when there is nothing to do, or it cannot be done. */
  item?: RestoredItem;
}

/** Stores an undo that goes step by step, and returns its id. */
export type StartUndo = (
  of: { domainId: string; by: string },
  changes: readonly RecordedChange[],
  record: HowRecorded,
) => Promise<string>;

/** How many are planned before other requests get their turn. */
const AT_ONCE = 50;

/** What an undo of these changes would do now; `all`: those that are undone with them, in other steps. */
export async function planUndo(
  db: Db,
  { domainId, caller }: { domainId: string; caller: Caller },
  changes: readonly RecordedChange[],
  all = changes,
): Promise<Undo[]> {
  const undos: Undo[] = [];
  const leaving = new Set(all.filter(({ after }) => after !== null).map(({ id }) => id));
  for (const [index, change] of changes.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    undos.push(await undoOf(db, { domainId, caller, leaving }, change));
  }
  return undos;
}

interface About {
  domainId: string;
  caller: Caller;
  /** Ids of what gives up its present address together with this. */
  leaving: ReadonlySet<string>;
}

async function undoOf(db: Db, about: About, change: RecordedChange): Promise<Undo> {
  const { part, id, before, after } = change;
  const base = itemOfChange({ ...change, before: after, after: before });
  const row = await publishedRow(db, { part, id });
  const now = row === undefined ? null : copyHash(row);
  const copy = before === null ? null : await copyAt(db, before);
  const page = isCollection(part) ? await pageOf(db, about, part, id) : null;
  const slugAfter = part === 'pages' && copy !== null ? (JSON.parse(copy) as Page).slug : null;
  const answer = (state: UndoneItem['state'], reason: string | null = null): Undo => ({
    answer: { ...base, state, reason, slugAfter, isInTrash: page?.isInTrash ?? false },
  });
  if (part === 'redirects') {
    const merged = await mergedRedirects(db, about.domainId, change, row);
    if (merged.copy === row) return answer('done');
    // As they were to the byte, or absent again, unless others have changed them since.
    const own = now === after ? { ...merged, copy } : merged;
    return { ...answer('ready'), item: { isRestored: true, part, id, replaces: now, ...own } };
  }
  if (now === before) return answer('done');
  if (now !== after) return answer('newer', `“${base.title}” was published again since.`);
  const refused = page && (await refusalOf(db, about, { ...page, slugAfter }));
  if (refused) return answer(refused.state, refused.reason);
  return { ...answer('ready'), item: { isRestored: true, part, id, copy, replaces: now } };
}

/** The draft of a page, or else what the trash has of it. */
async function pageOf(db: Db, { domainId }: About, collection: Collection, _id: string) {
  const ref = { _id, domainId, collection };
  const draft = await pageById(db, ref);
  const trashed = draft ? undefined : await trashedPage(db, ref);
  return { collection, _id, stored: draft ?? trashed, isInTrash: trashed !== undefined };
}

async function refusalOf(
  db: Db,
  { domainId, caller, leaving }: About,
  { collection, _id, stored, isInTrash, slugAfter }: Awaited<ReturnType<typeof pageOf>> & { slugAfter: string | null },
): Promise<Pick<UndoneItem, 'state' | 'reason'> | undefined> {
  if (!stored) return { state: 'gone', reason: 'It was deleted for good.' };
  const reason = publishRefusal(stored, caller);
  if (reason !== null) return { state: 'refused', reason };
  const slugs = [slugAfter ?? [], isInTrash ? stored.slug : []].flat();
  if (collection !== 'pages') return undefined;
  for (const slug of slugs) {
    for (const state of ['published', 'draft'] as const) {
      const holder = await pageIdAt(db, { domainId, slug }, state);
      if (holder === undefined || holder === _id || (state === 'published' && leaving.has(holder))) continue;
      const title = pageTitle((await pageById(db, { _id: holder }, state)) ?? stored);
      return { state: 'taken', reason: `The address /${slug} belongs to “${title}” now.` };
    }
  }
  return undefined;
}

/** Redirects as they are, without what the record added and with what it took away: others may have changed them since. */
async function mergedRedirects(db: Db, domainId: string, { id, before, after }: RecordedChange, row = '{}') {
  const listOf = async (hash: string | null): Promise<readonly Redirect[]> =>
    hash === null ? [] : (JSON.parse(await copyAt(db, hash)) as Redirects).redirects;
  const [then, since] = [await listOf(before), await listOf(after)];
  const isIn = (list: readonly Redirect[], one: Redirect) =>
    list.some(({ from, to }) => from === one.from && to === one.to);
  const merged = (document: Redirects): string => {
    const kept = document.redirects.filter((one) => isIn(then, one) || !isIn(since, one));
    const back = then.filter((one) => !isIn(since, one) && !kept.some(({ from }) => from === one.from));
    return stableJson({ ...document, redirects: [...kept, ...back] });
  };
  const draft = await siteDocumentById(db, { kind: 'redirects', _id: id, domainId }, 'draft');
  const copy = merged(redirectsSchema.parse({ _id: id, domainId, ...JSON.parse(row) }));
  return { copy, ...(draft && { draft: merged(draft) }) };
}
