import { siteLanguages } from '#site/fields/site-languages.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { t } from '../../words/t.ts';

/** A page as the service lists it; with an excerpt where its texts hold what was searched for. */
export type ListedPage = AnswerOf<'page/find'>['pages'][number];

/** One row of the browser. */
export type BrowserRow =
  | { kind: 'page'; page: ListedPage; level: number; below: number; isExpanded: boolean }
  /** An address that has pages below it, but no page itself. */
  | { kind: 'folder'; slug: string; level: number; below: number; isExpanded: boolean }
  /** More rows below `parent`, not loaded yet. */
  | { kind: 'more'; parent: string; level: number; left: number }
  | { kind: 'loading'; level: number };

/** Identifies a row among the others. */
export function rowKey(row: BrowserRow, index: number): string {
  if (row.kind === 'page') return row.page._id;
  if (row.kind === 'folder') return `folder ${row.slug}`;
  return row.kind === 'more' ? `more ${row.parent}` : `loading ${index}`;
}

/** The address that a row opens and closes in the tree; null for a row with nothing below. */
export function branchOf(row: BrowserRow | undefined): string | null {
  if (row?.kind === 'page') return row.below > 0 ? row.page.slug : null;
  return row?.kind === 'folder' ? row.slug : null;
}

/** What can be done with pages in the browser, in the order of the menu of one. */
export const TASK_NAMES = {
  rename: 'Rename',
  move: 'Move',
  duplicate: 'Duplicate',
  tag: 'Change tags',
  translate: 'Translate',
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
};
export type PageTask = keyof typeof TASK_NAMES;

const isOffered = (task: PageTask): boolean => task !== 'translate' || siteLanguages.length > 1;

export const TASKS_OF_ONE = (Object.keys(TASK_NAMES) as PageTask[]).filter(isOffered);
/** The tasks for several pages. */
export const TASKS_OF_MANY = (['publish', 'unpublish', 'move', 'tag', 'translate', 'delete'] as const).filter(
  isOffered,
);

const NEEDS_EDITING: readonly PageTask[] = ['rename', 'move', 'tag', 'translate'];

type Asked = Pick<ListedPage, 'slug' | 'status' | 'editableByYou' | 'publishableByYou'>;

/** Why a task makes no sense for a page, or who may do it; null when it can be done. */
export function obstacle(task: PageTask, { slug, status, editableByYou, publishableByYou }: Asked): string | null {
  if (task === 'publish' && status === 'live') return t('Already live');
  if (task === 'unpublish' && status === 'draft') return t('Not visible to visitors');
  if (task === 'move' && slug === '') return t('The home page cannot be moved');
  if (task === 'delete' && slug === '') return t('The home page cannot be removed');
  if (NEEDS_EDITING.includes(task)) return editableByYou ? null : t('Only other roles may edit it');
  if (task === 'duplicate') return null;
  return publishableByYou ? null : t('Only publishers of this page can do this');
}

/** Those of the pages for which the task can be done. */
export const possibleFor = <Page extends Asked>(task: PageTask, pages: readonly Page[]): Page[] =>
  pages.filter((page) => obstacle(task, page) === null);

/** What each dialog of a task is given. */
export interface TaskProps {
  pages: readonly ListedPage[];
  onClose: () => void;
  /** Called with what was done, in words, and the pages that changed; null is the address of a deleted page. */
  onDone: (said: string, changed: readonly { _id: string; slug: string | null }[]) => Promise<void>;
}
