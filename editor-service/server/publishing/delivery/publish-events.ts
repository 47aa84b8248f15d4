import { LRUCache } from 'lru-cache';
import type { Signals } from '#content-store/drafts/database/open-database.ts';
import type { PublishEvent } from '../../../contract/calls.ts';

const TOPIC = 'publish';
const MAX_REMEMBERED = 1000;

export type PublishEvents = ReturnType<typeof createPublishEvents>;

/** Notifies subscribers of the progress of publishes, and remembers the last event of each page. */
export function createPublishEvents(signals: Signals) {
  const listeners = new Set<(event: PublishEvent) => void>();
  const last = new LRUCache<string, PublishEvent>({ max: MAX_REMEMBERED });

  signals.listen(TOPIC, (text) => {
    const event = JSON.parse(text) as PublishEvent;
    for (const pageId of event.pageIds.slice(-MAX_REMEMBERED)) last.set(pageId, event);
    for (const listener of listeners) listener(event);
  });

  return {
    /** Tells the subscribers of every instance. */
    emit: (event: PublishEvent): void => signals.send(TOPIC, JSON.stringify(event)),
    /** Calls the listener with each event until the returned function is called. */
    subscribe: (listener: (event: PublishEvent) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The last event of a page's publish since the service started, or null. */
    lastOf: (pageId: string): PublishEvent | null => last.peek(pageId) ?? null,
  };
}
