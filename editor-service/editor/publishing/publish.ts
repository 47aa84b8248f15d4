import type { PublishEvent } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { onPublishEvents } from '../api/publish-events.ts';
import { saveBy } from '../saving/save.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { TOAST_DURATION, toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** How long to wait for the events of a publish, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Saves and publishes the page, unless the checks find errors; with a reason an administrator can publish it anyway.
 * State and toast show the progress until the page is live.
 */
export async function publishPage(workbench: Workbench, reason?: string): Promise<boolean> {
  workbench.store.setState({ publication: null });
  const checks = reason === undefined ? {} : { reason };
  const news = await listen(workbench);
  const publish: Parameters<typeof saveBy<'page'>>[2] = (page, revision) =>
    send('page/publishPage', { page: { ...page, revision }, collection: 'pages', checks });
  const isPublished = await saveBy(workbench, 'page', publish, () => news.show('Page Published'));
  if (isPublished) workbench.store.setState({ problems: [] });
  else news.stop();
  return isPublished;
}

/** Takes the page off the public site; the draft stays. */
export async function unpublishPage(workbench: Workbench): Promise<boolean> {
  const { store, inTurn } = workbench;
  return inTurn('page', async () => {
    const { saved, domainId } = store.getState();
    if (!saved) return false;
    try {
      const page = await send('page/unpublishPage', { _id: saved.page._id, collection: 'pages', domainId });
      store.setState({ saved: { ...saved, page } });
      toastSuccess(workbench, 'Page Unpublished');
      return true;
    } catch (failure) {
      failedCall(workbench, failure);
      return false;
    }
  });
}

/** Collects the page's publish events, starting before the request, and shows the latest in a toast. */
async function listen(workbench: Workbench) {
  const { toasts, store } = workbench;
  const pageId = store.getState().saved?.page._id ?? '';
  let latest: PublishEvent | null = null;
  let toastId: string | null = null;
  const { stop, opened } = onPublishEvents((event) => {
    if (!event.pageIds.includes(pageId)) return;
    latest = event;
    store.setState({ publication: event });
    if (toastId) update(toastId, event);
    if (event.state === 'live' || event.state === 'failed') stop();
  });

  function update(id: string, event: PublishEvent) {
    const isOver = event.state === 'live' || event.state === 'failed';
    const url = linkOf(event, store.getState().slug);
    toasts.update(id, {
      type: event.state === 'failed' ? 'error' : 'success',
      description: sentenceOf(event),
      timeout: isOver ? TOAST_DURATION : TIMEOUT,
      ...(url && { data: { link: { href: url, text: 'View live page' } } }),
    });
  }

  await opened;
  return {
    stop,
    show(title: string) {
      setTimeout(stop, TIMEOUT);
      toastId = toasts.add({ title, type: 'success', description: 'Going live…', timeout: TIMEOUT });
      if (latest) update(toastId, latest);
    },
  };
}

/** Describes a publish event to the editor, e.g. `Live in 84 ms, 3 pages updated`. */
export function sentenceOf(event: PublishEvent): string {
  const { state, milliseconds = 0, changed = [], done = 0, total = 0, reason } = event;
  if (state === 'queued') return 'Waiting for its turn…';
  if (state === 'rendering') return total > 0 ? `Rendering ${done} of ${total} pages…` : 'Rendering…';
  if (state === 'failed') return `The page is saved, but it is not live: ${reason ?? 'the site could not be rendered'}`;
  const pages = changed.length === 1 ? '1 page' : `${changed.length} pages`;
  return `Live in ${Math.round(milliseconds)} ms, ${pages} updated`;
}

/** The public URL of the page with this slug if it changed, else of the first page that did. */
function linkOf({ changed = [] }: PublishEvent, slug: string): string | undefined {
  const own = changed.find(({ address }) => address.replace(/^\/|\/$/g, '') === slug);
  return (own ?? changed[0])?.url;
}
