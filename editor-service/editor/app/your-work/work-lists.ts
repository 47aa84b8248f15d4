import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import type { ReviewItem } from '#content-store/model/entities/review.ts';
import { isPlanned, type Schedule } from '#content-store/model/entities/schedule.ts';
import { answerSummary } from '#content-store/model/forms/shown-answer.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { KIND_NAMES, nextInWords, UNDER_WAY } from '../../publishing/publishing-words.ts';
import { type WorkPlace, workPlaceOf } from '../../publishing/work-place-of.ts';
import type { Dialog } from '../../store/state/dialog.ts';
import { whenItWas } from '../../ui/date-and-time.ts';
import { t } from '../../words/t.ts';

/** One piece of work. */
export interface WorkRow {
  id: string;
  name: string;
  /** What it is, and since when. */
  detail: string;
  /** Whose it is, when that is said. */
  by?: string;
  place: WorkPlace;
  /** The number of the record that can be undone. */
  undo?: number;
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
  schedules: readonly Schedule[];
  published: { records: readonly PublishRecord[]; total: number };
  submissions: { formSubmissions: readonly StoredSubmission[]; total: number };
}

/** How many rows a list shows. */
export const MAX_ROWS = 5;

/** The lists of the start page that are not empty, without what the person asked for or is asked for. */
export function workLists(
  { username, waiting, schedules, published, submissions }: Work,
  asked: readonly Pick<ReviewItem, 'kind' | '_id'>[],
): WorkList[] {
  const isAsked = ({ kind, _id }: WaitingItem) => asked.some((one) => one.kind === kind && one._id === _id);
  const drafts = waiting.filter((item) => item.updatedBy === username && !isAsked(item));
  const planned = schedules.filter(({ state }) => state === 'waiting');
  const lists: WorkList[] = [
    { title: t('Your drafts'), all: t('All pages'), dialog: { kind: 'pageBrowser' }, ...some(drafts, draftRow) },
    { title: t('Planned'), all: t('Schedule'), dialog: SCHEDULE, ...some(planned, plannedRow) },
    {
      title: t('Lately published'),
      all: t('All published'),
      dialog: { kind: 'dashboard', tab: 'Published' },
      ...some(published.records, publishedRow, published.total),
    },
    {
      title: t('New submissions'),
      all: t('All submissions'),
      dialog: SUBMISSIONS,
      ...some(submissions.formSubmissions, submissionRow, submissions.total),
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

const SCHEDULE: Dialog = { kind: 'dashboard', tab: 'Schedule' };
const SUBMISSIONS: Dialog = { kind: 'dashboard', tab: 'Form Submissions' };

function some<Item>(items: readonly Item[], row: (item: Item) => WorkRow, total = items.length) {
  return { rows: items.slice(0, MAX_ROWS).map(row), total };
}

function draftRow(item: WaitingItem): WorkRow {
  const { _id, kind, title, state, updatedAt } = item;
  return {
    id: `${kind} ${_id}`,
    name: title || KIND_NAMES[kind],
    detail: `${state === 'new' ? t('New') : t('Changed')} · ${whenItWas(updatedAt)}`,
    place: workPlaceOf(item),
  };
}

function plannedRow({ _id, name, items, action, createdBy: by, ...at }: Schedule): WorkRow {
  const [first, ...others] = items;
  const isPage = first?.kind === 'page' && first.slug !== null && others.length === 0;
  return {
    id: _id,
    name: isPage ? first.title : name,
    detail: isPlanned(action) ? nextInWords({ action, ...at }) : UNDER_WAY[action],
    by,
    place: isPage ? { slug: first.slug ?? '' } : { state: { dialog: SCHEDULE } },
  };
}

function publishedRow({ number, name, at, by, undoneBy }: PublishRecord): WorkRow {
  return {
    id: `${number}`,
    name,
    detail: undoneBy === null ? whenItWas(at) : `${t('Undone')} · ${whenItWas(at)}`,
    by,
    place: { state: { dialog: { kind: 'record', number } } },
    ...(undoneBy === null && { undo: number }),
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
