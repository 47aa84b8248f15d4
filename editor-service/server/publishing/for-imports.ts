/** What a move-in needs of publishing: schedules as they are stored, and a thread that writes what it publishes. */
export { startDeliveryThread } from './delivery/start-delivery-thread.ts';
export { MAX_WAITING } from './schedules/save-schedule.ts';
export { siteZone } from './schedules/site-zone.ts';
export type { StoredItem } from './schedules/stored-items.ts';
