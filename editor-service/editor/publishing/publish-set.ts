import type { PublishableRef } from '../../contract/publishing-sets.ts';
import { ask, inRelease, send } from '../api/client.ts';
import { applyAnswer } from '../saving/apply-answer.ts';
import { completePage } from '../saving/loading/load.ts';
import { save } from '../saving/save.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import { isDirty } from '../store/state/editor-state.ts';
import type { ClockTime } from '../ui/fields/TimeFields.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { listenToSet } from './publish-news.ts';
import { nextInWords } from './publishing-words.ts';

/** What the toast says after one thing was published, by its kind. */
const SAID: Record<PublishableRef['kind'], string> = {
  page: 'Page Published',
  section: 'Section Published',
  navigation: 'Nav Published',
  footer: 'Footer Published',
  siteSettings: 'Site Settings Published',
  banner: 'Banner Published',
  acknowledgementBox: 'Acknowledgement Box Published',
};

/**
 * Publishes these together, after saving what is not saved; an administrator's `reason` overrides errors; the record keeps `note`. A toast
 * shows the progress until everything is live. False when nothing was published; the editor has been told why.
 */
export async function publishTicked(
  workbench: Workbench,
  chosen: readonly PublishableRef[],
  { reason, note }: { reason?: string | undefined; note?: string } = {},
): Promise<boolean> {
  const { store } = workbench;
  if (!(await saveChosen(workbench, chosen))) return false;
  const news = await listenToSet(workbench, chosen);
  try {
    const checks = reason === undefined ? {} : { reason };
    const { items } = await send('publish/set', {
      items: setItemsOf(workbench, chosen),
      checks,
      ...(note && { note }),
    });
    const isNew = items.some(({ result }) => result !== 'unchanged');
    if (isNew) news.show(saidOf(chosen));
    else {
      news.stop();
      toastSuccess(workbench, 'All of this is already live');
    }
    store.setState({ problems: [] });
    await reloadPage(workbench);
    return isNew;
  } catch (failure) {
    news.stop();
    failedCall(workbench, failure);
    return false;
  }
}

/** The items of a call about a set. An open page or section is sent with the revision that was saved last. */
export function setItemsOf({ store }: Workbench, chosen: readonly PublishableRef[]) {
  const { saved } = store.getState();
  return chosen.map(({ kind, _id }) => {
    return { kind, _id, ...(_id === saved?.page._id && { revision: saved.page.revision }) };
  });
}

/** Saves the chosen documents that have unsaved changes. False when that failed. */
export async function saveChosen(workbench: Workbench, chosen: readonly PublishableRef[]): Promise<boolean> {
  const names = chosen.map(({ kind }) => (kind === 'section' ? 'page' : kind)).filter(isDocumentName);
  for (const name of names) {
    const { saved } = workbench.store.getState();
    const isHere = chosen.some(({ _id }) => _id === saved?.[name]._id);
    if (isHere && isDirty(workbench.store.getState(), name) && !(await save(workbench, name, { onSuccess: () => {} })))
      return false;
  }
  return true;
}

/** The open page again, as the service has it now. */
export async function reloadPage({ store }: Workbench): Promise<void> {
  const { documents } = store.getState();
  if (!documents) return;
  const { page: open } = documents;
  const page = await ask('page/load', { slug: open.slug, collection: collectionOf(open), ...inRelease() });
  applyAnswer(store, 'page', open, completePage(page));
}

const saidOf = (chosen: readonly PublishableRef[]): string => {
  const [only] = chosen;
  return chosen.length === 1 && only ? SAID[only.kind] : `${chosen.length} changes published`;
};

const isDocumentName = (kind: string): kind is DocumentName => ['page', 'navigation', 'footer'].includes(kind);

/** When a set is published (null: at once), and when its pages are taken offline again (null: never). */
export interface PublishPlan {
  publishAt: ClockTime | null;
  unpublishAt: ClockTime | null;
}

/** Publishes a set, or takes it offline, at a time of the site's time zone, as it is saved now. False when that failed. */
export async function schedule(
  workbench: Workbench,
  action: 'publish' | 'unpublish',
  chosen: readonly PublishableRef[],
  at: ClockTime,
): Promise<boolean> {
  try {
    const { schedule: made, note } = await send('schedule/save', {
      items: setItemsOf(workbench, chosen),
      action,
      ...at,
    });
    toastSuccess(workbench, nextInWords(made), note ?? undefined);
    return true;
  } catch (failure) {
    failedCall(workbench, failure);
    return false;
  }
}
