import type { Page } from '#content-store/model/entities/page.ts';
import type { AnswerOf, PublishEvent } from '../../../contract/calls.ts';
import type { Selection } from '../blocks/selection.ts';
import { type DocumentName, type Documents, editableFields } from '../documents/documents.ts';
import { isSame } from '../documents/same.ts';
import type { Dialog } from './dialog.ts';
import { EMPTY_HISTORY, type History, type Step } from './history.ts';
import type { StoredRevision } from './stored-revision.ts';

/** Who is working. `expired`: the session ended while the editor was open; the changes are still here. */
export type Session =
  | { kind: 'loggedOut' }
  | { kind: 'active'; username: string }
  | { kind: 'expired'; username: string };

export type Loading = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; message: string; isMissing: boolean };

/** The parts of the editor that show the page's blocks. */
export type Workplace = 'canvas' | 'outline' | 'list';

/** Something on the page that visitors would stumble over. */
export type Problem = AnswerOf<'page/check'>['problems'][number];

/** Somebody else who has the page open, since when (ISO). */
export interface Person {
  username: string;
  since: string;
}

/** An earlier state of the page that is shown beside the one being edited, as a difference. */
export interface Comparison {
  before: Page;
  /** `version 3`, `the last publish`. */
  name: string;
  /** The version that can be restored; null where that makes no sense. */
  revision: number | null;
}

/** The last change, for whoever keeps a record; `replaces`: it goes on from the change before (typing). */
export interface Change extends Pick<Step, 'patches' | 'at'> {
  replaces: boolean;
  /** It was typed on the page, which shows it already. */
  isTyped: boolean;
}

export interface EditorState {
  domainId: string;
  /** The page's address on its domain, without leading slash. */
  slug: string;
  session: Session;
  /** Who else has the page open. */
  others: readonly Person[];
  /** The revision of the page that the service last spoke of. */
  stored: StoredRevision | null;
  loading: Loading;
  /** Set 100 ms after loading (specification §9): everything that came with the page has had its turn. */
  isLoaded: boolean;
  /** What is shown are drafts, not what visitors see (from the environment of the page, specification §4). */
  isDraft: boolean;
  /** The blocks whose own elements do not react to clicks and hovering while the page is edited. */
  quiet: readonly string[];
  documents: Documents | null;
  /** The documents as the service last answered them. */
  saved: Documents | null;
  saving: readonly DocumentName[];
  history: History;
  change: Change | null;
  /** Editor mode is on only while this is `select` (specification 2 §4). */
  activeMenuItem: 'select' | null;
  isMenuExpanded: boolean;
  isPanelOpen: boolean;
  /** Somebody wants to work in the panel: it takes the focus. */
  isPanelWanted: boolean;
  panelView: 'fields' | 'spacing';
  isOutlineOpen: boolean;
  /** The page as it looks, or as a list of its blocks. */
  pageView: 'canvas' | 'list';
  /** The preview type (specification §4): how wide the page is shown, in pixels; null is as wide as there is room. */
  canvasWidth: number | null;
  /** Off for those whose screen reader needs the keys. */
  hasShortcuts: boolean;
  /** Where somebody is working: what asks for the focus is obeyed there. */
  workplace: Workplace;
  selection: Selection | null;
  dialog: Dialog | null;
  /** What the last check of the page found; shown on the blocks it is about. */
  problems: readonly Problem[];
  /** The last news of the publish under way, or of the last one. */
  publication: PublishEvent | null;
  /** While it is there the page shows differences, and nothing is edited. */
  comparison: Comparison | null;
  /** The editor has agreed to leave unsaved changes behind. */
  isLeaving: boolean;
  /** Spoken by screen readers. A new object speaks again. */
  announcement: { text: string };
  /** The block that should get the focus, in the workplace. A new object asks again. */
  focusRequest: { key: string } | null;
  /** Where the picker wants a block rendered as an example. */
  preview: { componentType: string; target: HTMLElement } | null;
}

/** The state of an editor that has just been opened. */
export function initialState(start: Pick<EditorState, 'domainId' | 'slug'> & Partial<EditorState>): EditorState {
  return {
    session: { kind: 'loggedOut' },
    others: [],
    stored: null,
    loading: { kind: 'loading' },
    isLoaded: false,
    isDraft: false,
    quiet: [],
    documents: null,
    saved: null,
    saving: [],
    history: EMPTY_HISTORY,
    change: null,
    activeMenuItem: null,
    isMenuExpanded: false,
    isPanelOpen: true,
    isPanelWanted: false,
    panelView: 'fields',
    isOutlineOpen: false,
    pageView: 'canvas',
    canvasWidth: null,
    hasShortcuts: true,
    workplace: 'canvas',
    isLeaving: false,
    selection: null,
    dialog: null,
    problems: [],
    publication: null,
    comparison: null,
    announcement: { text: '' },
    focusRequest: null,
    preview: null,
    ...start,
  };
}

/** True while a document differs from its saved copy. */
export function isDirty({ documents, saved }: Pick<EditorState, 'documents' | 'saved'>, name: DocumentName): boolean {
  if (!documents || !saved) return false;
  return !isSame(editableFields(documents[name]), editableFields(saved[name]));
}
