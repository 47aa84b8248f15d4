import type { Handler, StreamHandler } from '../calls/call-context.ts';

/** How the last publish of this page went since the service started, or null. */
export const publishStatus: Handler<'page/publishStatus'> = ({ _id }, { service }) => service.events.lastOf(_id);

/** Every publish as it happens. */
export const streamEvents: StreamHandler<'publish/events'> = (_payload, { service }, send) =>
  service.events.subscribe(send);
