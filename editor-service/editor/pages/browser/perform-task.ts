import type { SetAction } from '#content-store/model/entities/release.ts';
import type { PayloadOf } from '../../../contract/calls.ts';
import { ask, CallFailed, inRelease, send } from '../../api/client.ts';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { hasUnsavedChanges, leaveNow } from '../../saving/leaving/leave.ts';
import { completePage } from '../../saving/loading/load.ts';
import { save } from '../../saving/save.ts';
import { isDirty } from '../../store/state/editor-state.ts';
import { t } from '../../words/t.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { ListedPage } from './browser-row.ts';

/** The most pages in one call; more would keep other writers waiting (`publish/set`). */
const SET_SIZE = 500;

/** The pages as a set that is published, unpublished or deleted together. */
export function setOf(action: SetAction, pages: readonly ListedPage[]): PayloadOf<'publish/set'>['items'] {
  return pages.map(({ _id }) => ({ kind: 'page' as const, _id, action }));
}

/**
 * Publishes, unpublishes or deletes pages: all or none, up to 500 at a time. Returns no lines when all
 * was done, else one for each reason and one that says how far it came.
 */
export async function performSet(
  action: SetAction,
  pages: readonly ListedPage[],
  onProgress: (done: number) => void,
): Promise<string[]> {
  for (let from = 0; from < pages.length; from += SET_SIZE) {
    const items = setOf(action, pages.slice(from, from + SET_SIZE));
    try {
      await send('publish/set', { items, ...(action === 'publish' && { checks: {} }) });
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.status === 401) throw failure;
      const reach = from === 0 ? t('No pages were changed.') : t('Only the first {from} pages were changed.', { from });
      return [failure.message, ...failure.validationErrors, reach];
    }
    onProgress(Math.min(from + SET_SIZE, pages.length));
  }
  return [];
}

/** Saves the open page if it is one of these and has unsaved changes. False when that failed; the editor has been told why. */
export async function saveIfOpen(workbench: Workbench, ids: readonly string[]): Promise<boolean> {
  const state = workbench.store.getState();
  const isOpen = state.saved !== null && ids.includes(state.saved.page._id);
  return !isOpen || !isDirty(state, 'page') || save(workbench, 'page');
}

/**
 * Brings the open page up to date when one of the changed pages is open: at its new address, or at home when it is gone.
 * Throws CallFailed.
 */
export async function followOpenPage(
  workbench: Workbench,
  changed: readonly { _id: string; slug: string | null }[],
): Promise<void> {
  const { store, reader, inTurn } = workbench;
  reader.forget();
  const open = store.getState().saved?.page;
  const now = open && changed.find(({ _id }) => _id === open._id);
  if (!open || !now) return;
  const { slug } = now;
  if (slug !== open.slug) return leaveNow(workbench, { kind: 'page', href: `/${slug ?? ''}` });
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (saved) applyAnswer(store, 'page', saved.page, completePage(await ask('page/load', { slug, ...inRelease() })));
  });
}

/** True when the open page has unsaved changes: then nothing may take it away from the person editing it. */
export const hasOpenWork = ({ store }: Workbench): boolean => hasUnsavedChanges(store.getState());
