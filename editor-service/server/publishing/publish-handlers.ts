import type { publishCalls } from '../../contract/publish-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import type { PublishEvents } from './publish-events.ts';

/** The progress of publishes: a page's last event since the service started, and each event as it happens. */
export function publishHandlers(events: PublishEvents): HandlersOf<typeof publishCalls> {
  return {
    'page/publishStatus': ({ _id }) => events.lastOf(_id),
    'publish/events': (_payload, _context, send) => events.subscribe(send),
  };
}
