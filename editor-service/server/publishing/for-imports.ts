/** What imports need of publishing: pages that go live, schedules as they are stored, and a thread that writes files. */
export { startDeliveryThread } from './delivery/start-delivery-thread.ts';
export { MAX_WAITING } from './schedules/save-schedule.ts';
export type { StoredItem } from './schedules/stored-items.ts';
export { publishImported, recordImported } from './sets/publish-imported.ts';
export { siteZone } from './site-zone.ts';
