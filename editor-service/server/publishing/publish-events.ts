import type { PublishEvent } from '../../contract/calls.ts';

const MAX_REMEMBERED = 1000;

export type PublishEvents = ReturnType<typeof createPublishEvents>;

/** Notifies subscribers of the progress of publishes, and remembers the last event of each page. */
export function createPublishEvents() {
  const listeners = new Set<(event: PublishEvent) => void>();
  const last = new Map<string, PublishEvent>();

  const remember = (pageId: string, event: PublishEvent) => {
    last.delete(pageId);
    last.set(pageId, event);
    const [oldest] = last.keys();
    if (last.size > MAX_REMEMBERED && oldest !== undefined) last.delete(oldest);
  };

  return {
    emit: (event: PublishEvent): void => {
      for (const pageId of event.pageIds) remember(pageId, event);
      for (const listener of listeners) listener(event);
    },
    /** Calls the listener with each event until the returned function is called. */
    subscribe: (listener: (event: PublishEvent) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The last event of a page's publish since the service started, or null. */
    lastOf: (pageId: string): PublishEvent | null => last.get(pageId) ?? null,
  };
}
