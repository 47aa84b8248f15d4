import type { PublishEvent } from '../../contract/calls.ts';

/** Subscribes to publish events; `opened` resolves once the connection is open or has failed. */
export function onPublishEvents(listener: (event: PublishEvent) => void): { stop: () => void; opened: Promise<void> } {
  const source = new EventSource('/api/publish/events');
  source.addEventListener('message', (message) => listener(JSON.parse(message.data) as PublishEvent));
  const opened = new Promise<void>((resolve) => {
    source.addEventListener('open', () => resolve(), { once: true });
    source.addEventListener('error', () => resolve(), { once: true });
  });
  return { stop: () => source.close(), opened };
}
