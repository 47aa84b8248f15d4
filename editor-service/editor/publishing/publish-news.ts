import type { PublishEvent } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { TOAST_DURATION, type Workbench } from '../workbench/workbench.ts';

/** How long to wait for the events of a publish, in milliseconds. */
const TIMEOUT = 60_000;

/** Collects the events of a publish, starting before the request, and shows the latest in a toast, which offers to undo it. */
export async function listenToSet({ toasts, store }: Workbench, chosen: readonly { kind: string; _id: string }[]) {
  const { domainId } = store.getState();
  const pageIds = chosen.flatMap(({ kind, _id }) => (kind === 'page' || kind === 'section' ? [_id] : []));
  let latest: PublishEvent | null = null;
  let toastId: string | null = null;
  const { stop, opened } = onPublishEvents((event) => {
    const isOurs = pageIds.length === 0 || pageIds.some((pageId) => event.pageIds.includes(pageId));
    if (event.domainId !== domainId || !isOurs) return;
    latest = event;
    if (toastId) update(toastId, event);
    if (event.state === 'live' || event.state === 'failed') stop();
  });

  function update(id: string, event: PublishEvent) {
    const isOver = event.state === 'live' || event.state === 'failed';
    const url = linkOf(event, store.getState().slug);
    toasts.update(id, {
      type: event.state === 'failed' ? 'error' : 'success',
      description: newsSentence(event),
      timeout: isOver ? TOAST_DURATION : TIMEOUT,
      ...(url && { data: { link: { href: url, text: 'View live page' } } }),
    });
    if (event.state === 'live') void offerUndo(id);
  }

  async function offerUndo(id: string) {
    const [first] = chosen;
    const answer = first && (await ask('publish/records', { _id: first._id, limit: 1 }).catch(() => null));
    const number = answer?.records[0]?.number;
    if (number === undefined) return;
    const onClick = () => {
      toasts.close(id);
      store.setState({ dialog: { kind: 'record', number, isUndoing: true } });
    };
    toasts.update(id, { actionProps: { children: 'Undo', onClick } });
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

/** A publish event in words: `Live in 84 ms, 3 pages updated`. */
export function newsSentence(event: PublishEvent): string {
  const { state, milliseconds = 0, changed = [], done = 0, total = 0, reason } = event;
  if (state === 'queued') return 'Waiting in the queue…';
  if (state === 'rendering') return total > 0 ? `Rendering ${done} of ${total} pages…` : 'Rendering…';
  if (state === 'failed') return `It is published, but not live yet: ${reason ?? 'the site could not be rendered'}`;
  const pages = changed.length === 1 ? '1 page' : `${changed.length} pages`;
  return `Live in ${Math.round(milliseconds)} ms, ${pages} updated`;
}

/** The public URL of the page with this slug if it changed, else of the first page that did. */
function linkOf({ changed = [] }: PublishEvent, slug: string): string | undefined {
  const own = changed.find(({ address }) => address.replace(/^\/|\/$/g, '') === slug);
  return (own ?? changed[0])?.url;
}

/** Subscribes to publish events; `opened` resolves once the connection is open or has failed. */
function onPublishEvents(listener: (event: PublishEvent) => void): { stop: () => void; opened: Promise<void> } {
  const source = new EventSource('/api/publish/events');
  source.addEventListener('message', (message) => listener(JSON.parse(message.data) as PublishEvent));
  const opened = new Promise<void>((resolve) => {
    source.addEventListener('open', () => resolve(), { once: true });
    source.addEventListener('error', () => resolve(), { once: true });
  });
  return { stop: () => source.close(), opened };
}
