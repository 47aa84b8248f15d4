import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import { isPlanned, type Schedule } from '#content-store/model/entities/schedule.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { answerSummary } from '#content-store/model/forms/shown-answer.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { KIND_NAMES, nextInWords, UNDER_WAY } from '../../publishing/publishing-words.ts';
import type { Dialog } from '../../store/state/dialog.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { whenItWas } from '../../ui/date-and-time.ts';
import { showingDocument } from '../../workbench/wanted-block.ts';

/** Where the work of a row is: a page, or the state of the editor that shows it. */
type WorkPlace = { slug: string } | { state: Partial<EditorState> };

/** One piece of work. */
export interface WorkRow {
  id: string;
  name: string;
  /** Whose it is, and since when. */
  detail: string;
  place: WorkPlace;
}

/** Pieces of work of one kind, the first of `total`; `all` is the name of the dialog that has them all. */
export interface WorkList {
  title: string;
  rows: WorkRow[];
  total: number;
  all: string;
  dialog: Dialog;
}

/** What the service knows of one person's work on a site. */
export interface Work {
  username: string;
  waiting: readonly WaitingItem[];
  drafts: { pages: readonly PageEntry[]; total: number };
  /** One list more than is shown: some of them may be in other lists. */
  changed: { pages: readonly PageEntry[] };
  schedules: readonly Schedule[];
  submissions: { formSubmissions: readonly StoredSubmission[]; total: number };
}

/** How many rows a list shows. */
export const MAX_ROWS = 5;

/**
 * The lists of the start page that are not empty. A page is in the first one that it belongs to; what the person is asked
 * to publish is in none.
 */
export function workLists(
  { username, waiting, drafts, changed, schedules, submissions }: Work,
  asked: readonly Pick<PublishRequest, 'kind' | 'documentId'>[],
): WorkList[] {
  const isAsked = ({ kind, _id }: WaitingItem) => asked.some((one) => one.kind === kind && one.documentId === _id);
  // New pages of this person are their drafts.
  const isOwnDraft = (item: WaitingItem) => isNewPage(item) && item.updatedBy === username;
  const toGoLive = waiting.filter((item) => !isOwnDraft(item) && !isAsked(item));
  const planned = schedules.filter(({ state }) => state === 'waiting');
  const listed = new Set([...toGoLive.slice(0, MAX_ROWS), ...drafts.pages].map(({ _id }) => _id));
  for (const { documentId } of asked) listed.add(documentId);
  const lately = changed.pages.filter(({ _id }) => !listed.has(_id)).slice(0, MAX_ROWS);
  const lists: WorkList[] = [
    { title: 'Waiting to go live', all: 'Publish', dialog: { kind: 'publish' }, ...some(toGoLive, waitingRow) },
    { title: 'Your drafts', ...PAGES, ...some(drafts.pages, pageRow, drafts.total) },
    { title: 'Planned', all: 'Schedule', dialog: SCHEDULE, ...some(planned, plannedRow) },
    {
      title: 'New submissions',
      all: 'All submissions',
      dialog: SUBMISSIONS,
      ...some(submissions.formSubmissions, submissionRow, submissions.total),
    },
    { title: 'Changed lately', ...PAGES, ...some(lately, pageRow) },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

const PAGES = { all: 'All pages', dialog: { kind: 'pageBrowser' } } as const;
const SCHEDULE: Dialog = { kind: 'dashboard', tab: 'Schedule' };
const SUBMISSIONS: Dialog = { kind: 'dashboard', tab: 'Form Submissions' };

function some<Item>(items: readonly Item[], row: (item: Item) => WorkRow, total = items.length) {
  return { rows: items.slice(0, MAX_ROWS).map(row), total };
}

const isNewPage = ({ kind, state }: WaitingItem) => kind === 'page' && state === 'new';

const byAndAt = (by: string, at: string) => [by, whenItWas(at)].filter(Boolean).join(', ');

function pageRow({ _id, slug, title, updatedAt, updatedBy }: PageEntry): WorkRow {
  return { id: _id, name: title, detail: byAndAt(updatedBy, updatedAt), place: { slug } };
}

function waitingRow(item: WaitingItem): WorkRow {
  const { _id, kind, title, state, updatedAt, updatedBy } = item;
  const what = state === 'new' ? 'New' : 'Changed';
  return {
    id: `${kind} ${_id}`,
    name: title || KIND_NAMES[kind],
    detail: `${what} · ${byAndAt(updatedBy, updatedAt)}`,
    place: placeOf(item),
  };
}

function placeOf({ kind, _id, slug, region }: WaitingItem): WorkPlace {
  if (kind === 'page') return { slug: slug ?? '' };
  if (kind === 'section') return { slug: sectionAddress(_id) };
  if (kind === 'navigation' || kind === 'footer')
    // Those of a region are on its own pages.
    return region ? { slug: region } : { state: { dialog: null, ...showingDocument(kind) } };
  // A notice has a tab of its name; without one of that name the first is shown.
  return { state: { dialog: { kind: 'siteSettings', tab: KIND_NAMES[kind] } } };
}

function plannedRow({ _id, name, items, action, createdBy, ...at }: Schedule): WorkRow {
  const [first, ...others] = items;
  const detail = isPlanned(action) ? nextInWords({ action, ...at }) : UNDER_WAY[action];
  const isPage = first?.kind === 'page' && first.slug !== null && others.length === 0;
  return {
    id: _id,
    name: isPage ? first.title : name,
    detail: `${detail} · ${createdBy}`,
    place: isPage ? { slug: first.slug ?? '' } : { state: { dialog: SCHEDULE } },
  };
}

function submissionRow({ _id, settings, form, createdAt }: StoredSubmission): WorkRow {
  return {
    id: _id,
    name: answerSummary(form) || settings.identifier,
    detail: `${settings.identifier} · ${whenItWas(createdAt)}`,
    place: { state: { dialog: SUBMISSIONS } },
  };
}
