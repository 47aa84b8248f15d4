import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import type { ShellState } from '../../../contract/preview.ts';
import type { Selection } from '../blocks/selection.ts';
import { type DocumentName, type Documents, editableFields, type RegionalName } from '../documents/documents.ts';
import { isSame } from '../documents/same.ts';
import type { CommentFocus, PageComments } from './comments-state.ts';
import type { Dialog, StoredRevision } from './dialog.ts';
import { EMPTY_HISTORY, type History, type LastChange } from './history.ts';
import type { NotSaved } from './not-saved.ts';

/** The login state. `expired`: the session ended while the editor was open; the changes are still here. */
export type EditorSession =
  | { kind: 'loggedOut' }
  | { kind: 'active'; username: string; rights?: Rights }
  | { kind: 'expired'; username: string; rights?: Rights };

/** The roles of the person who is logged in. */
export interface Rights {
  roles: readonly string[];
  isAdmin: boolean;
}

/** A page whose draft was loaded and cannot be opened. */
export interface BrokenDraft {
  _id: string;
  collection: Collection;
}

type Loading =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string; isMissing: boolean; broken?: BrokenDraft };

/** The three views in which the page's blocks can be worked on. */
type Workplace = 'canvas' | 'outline' | 'list';

/** An earlier state of the page that is shown beside the one being edited, as a difference. */
export interface Comparison {
  before: Page;
  /** `version 3`, `the last publish`. */
  name: string;
  /** The version that can be restored; null when restoring makes no sense. */
  revision: number | null;
}

/** Blocks to be rendered into the body of another document. */
export interface BlockPreview {
  id: string;
  items: readonly ContentItem[];
  target: HTMLElement;
}

/** The id of the frame beside the page that shows what it was translated from. */
export const ORIGINAL_FRAME = 'original';

/** What the open page was translated from: as it was then, and as it is now. */
export interface Original {
  translated: Page | null;
  now: Page;
  /** The navigation and footer of its language; loaded when it is shown. */
  frame?: Partial<Pick<Documents, RegionalName>>;
  /** A translator is installed. */
  canFill: boolean;
  /** It is shown beside the page. */
  isShown: boolean;
  /** Where there is no room for both, it is shown instead of the page. */
  isInFront: boolean;
}

export interface EditorState {
  domainId: string;
  /** The page's address on its domain, without leading slash. */
  slug: string;
  /** The release whose versions are open; null for ordinary drafts. */
  release: ShellState['release'];
  /** The name of the site, and its public address without a slash at the end; empty when there is no site yet. */
  siteName: string;
  siteUrl: string;
  /** False on a host that serves only the editor, and no pages to visitors. */
  hasSite: boolean;
  session: EditorSession;
  /** What people are called, by their usernames; those without a name are not in it. */
  names: ReadonlyMap<string, string>;
  /** How many notifications one has not read. */
  unread: number;
  /** Who else has the page open, and since when (ISO 8601). */
  others: AnswerOf<'page/presence'>['people'];
  /** The revision of the page that the service last reported. */
  stored: StoredRevision | null;
  loading: Loading;
  /** Set 100 ms after loading: everything loaded with the page has run by then. */
  isLoaded: boolean;
  /** Drafts are shown, not what visitors see. */
  isDraft: boolean;
  /** The blocks whose own elements do not react to clicks and hovering while the page is edited. */
  quiet: readonly string[];
  documents: Documents | null;
  /** The documents as the service last returned them. */
  saved: Documents | null;
  saving: readonly DocumentName[];
  /** When each document was last saved in this tab (ISO 8601); read by `save-state.ts`. */
  savedAt: Readonly<Partial<Record<DocumentName, string>>>;
  /** Why the last attempt to save a document failed, until one succeeds. */
  notSaved: Readonly<Partial<Record<DocumentName, NotSaved>>>;
  history: History;
  change: LastChange | null;
  /** Editor mode is on only while this is `select`. */
  activeMenuItem: 'select' | null;
  isMenuExpanded: boolean;
  isPanelOpen: boolean;
  /** The panel should take the focus. */
  isPanelWanted: boolean;
  /** The path of the panel's field that should get the focus; null for the first one. */
  wantedField: string | null;
  panelView: 'fields' | 'spacing';
  isOutlineOpen: boolean;
  isCommentsOpen: boolean;
  /** What the side of comments shows; a new object is a new request. */
  commentFocus: CommentFocus | null;
  /** The first steps on a new site are shown above the page. */
  isGuideOpen: boolean;
  /** The page as it looks, or as a list of its blocks. */
  pageView: 'canvas' | 'list';
  /** The preview type: the width at which the page is laid out, in pixels; null is a desktop's. */
  canvasWidth: number | null;
  /** Whether a page wider than the room for it is scaled to fit, or shown at full size and scrolled. */
  scaling: 'fit' | 'full';
  /** The scale at which the page is shown now, at most 1. */
  scale: number;
  /** Off when a screen reader needs the keys. */
  hasShortcuts: boolean;
  /** The workplace in use, which handles focus requests. */
  workplace: Workplace;
  selection: Selection | null;
  dialog: Dialog | null;
  /** What the last check of the page found; shown on the blocks concerned. */
  problems: readonly Problem[];
  comments: PageComments;
  /** While set, the page shows differences and cannot be edited. */
  comparison: Comparison | null;
  /** Null for a page that is no translation, and until it is loaded. */
  original: Original | null;
  /** The editor has agreed to discard unsaved changes. */
  isLeaving: boolean;
  /** Read out by screen readers; a new object is read out again. */
  announcement: { text: string };
  /** The block that should get the focus, or with `caret` its first text; a new object is a new request. */
  focusRequest: { key: string; caret?: 'all' | 'end' } | null;
  /** Where the picker wants blocks rendered as visitors see them. */
  previews: readonly BlockPreview[];
}

export type EditorStore = StoreApi<EditorState>;

/** The part of the store that views read, in the shell and in the page. */
export type ReadableStore = Pick<EditorStore, 'getState' | 'subscribe'>;

/** The state while no page is loaded yet. */
export const NO_PAGE = {
  others: [],
  stored: null,
  loading: { kind: 'loading' },
  isLoaded: false,
  quiet: [],
  documents: null,
  saved: null,
  saving: [],
  savedAt: {},
  notSaved: {},
  history: EMPTY_HISTORY,
  change: null,
  selection: null,
  dialog: null,
  problems: [],
  comments: { stored: [], waiting: [] },
  commentFocus: null,
  comparison: null,
  original: null,
  focusRequest: null,
  previews: [],
} as const satisfies Partial<EditorState>;

/** The one store that shell and canvas share, for an editor that has just been opened. */
export function createEditorStore(start: Pick<EditorState, 'domainId' | 'slug'> & Partial<EditorState>): EditorStore {
  return createStore<EditorState>(() => ({
    release: null,
    siteName: '',
    siteUrl: '',
    hasSite: true,
    session: { kind: 'loggedOut' },
    names: new Map(),
    unread: 0,
    isDraft: false,
    activeMenuItem: null,
    isMenuExpanded: false,
    isPanelOpen: true,
    isPanelWanted: false,
    wantedField: null,
    panelView: 'fields',
    isOutlineOpen: false,
    isCommentsOpen: false,
    isGuideOpen: false,
    pageView: 'canvas',
    canvasWidth: null,
    scaling: 'fit',
    scale: 1,
    hasShortcuts: true,
    workplace: 'canvas',
    isLeaving: false,
    announcement: { text: '' },
    ...NO_PAGE,
    ...start,
  }));
}

/** True where nobody is logged in and there is no page to show: the login fills the page. */
export const isLoginPage = ({ session, hasSite }: Pick<EditorState, 'session' | 'hasSite'>): boolean =>
  session.kind === 'loggedOut' && !hasSite;

/** True while a document differs from its saved copy. */
export function isDirty({ documents, saved }: Pick<EditorState, 'documents' | 'saved'>, name: DocumentName): boolean {
  if (!documents || !saved) return false;
  return !isSame(editableFields(documents[name]), editableFields(saved[name]));
}
