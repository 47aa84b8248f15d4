import type { PublishableRef, WaitingItem } from '../../contract/publishing-sets.ts';
import { documentKindOf, titleOf } from '../store/documents/collection-of.ts';
import { type EditorState, isDirty } from '../store/state/editor-state.ts';
import { refusalOf } from '../store/state/rights.ts';
import { KIND_NAMES } from './publishing-words.ts';

/** Something that an editor can publish, as the dialog lists it. */
export interface Publishable
  extends PublishableRef,
    Pick<WaitingItem, 'title' | 'slug' | 'region' | 'refusal' | 'version'> {
  /** `unsaved`: changed in this window and saved before it is published; `live`: visitors have it like this. */
  state: WaitingItem['state'] | 'unsaved' | 'live';
  updatedAt: string;
  updatedBy: string;
}

/** Identifies a publishable thing within a domain. */
export const publishableKey = ({ kind, _id }: PublishableRef): string => `${kind} ${_id}`;

/** Whether there is something to publish: visitors have something else or nothing. Who may not, can ask. */
export const isPossible = ({ state }: Publishable): boolean => state !== 'live';

/** What is ticked at first: the open page or section if it waits, and nothing else. */
export function ofOpenPage(items: readonly Publishable[], { saved }: Pick<EditorState, 'saved'>): Publishable[] {
  return items.filter((item) => item._id === saved?.page._id && isPossible(item));
}

type Shown = Pick<EditorState, 'documents' | 'saved' | 'session'>;

/**
 * The open page or section first, whether it waits or not; then a navigation and a footer with unsaved changes; then
 * everything that waits according to the service, in its order.
 */
export function publishables(waiting: readonly WaitingItem[], state: Shown): Publishable[] {
  const here = openDocuments(state).map((open) => {
    const stored = waiting.find((item) => publishableKey(item) === publishableKey(open));
    return { ...open, ...stored, state: open.state === 'unsaved' ? open.state : (stored?.state ?? open.state) };
  });
  const shown = here.filter(({ _id, state: isWaiting }) => _id === state.saved?.page._id || isWaiting === 'unsaved');
  const rest = waiting.filter((item) => !shown.some((open) => publishableKey(open) === publishableKey(item)));
  return [...shown, ...rest];
}

function openDocuments(state: Shown): Publishable[] {
  const { saved } = state;
  if (!saved) return [];
  const { page, navigation, footer } = saved;
  const stateOf = (name: 'page' | 'navigation' | 'footer') => (isDirty(state, name) ? 'unsaved' : 'live');
  const refusal = refusalOf(state, 'publish');
  const common = { slug: null, region: null, refusal, updatedAt: '', updatedBy: '' };
  const { _id, slug, updatedAt, updatedBy, published } = page;
  const ofPage = stateOf('page');
  const kind = documentKindOf(page);
  const named = {
    kind,
    title: titleOf(page),
    slug: kind === 'section' ? null : slug,
    refusal: refusalOf(state, 'publishPage'),
  };
  return [
    // A page that was unpublished does not wait, although visitors cannot see it.
    { ...common, ...named, _id, updatedAt, updatedBy, state: ofPage === 'live' && !published ? 'new' : ofPage },
    { ...common, kind: 'navigation', _id: navigation._id, title: KIND_NAMES.navigation, state: stateOf('navigation') },
    { ...common, kind: 'footer', _id: footer._id, title: KIND_NAMES.footer, state: stateOf('footer') },
  ];
}
