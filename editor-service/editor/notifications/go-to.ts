import type { Notification } from '#content-store/model/entities/notification.ts';
import { notificationAddress } from '#content-store/model/entities/notification-words.ts';
import { workPlaceOf } from '../publishing/work-place-of.ts';
import { openAt } from '../saving/leaving/leave.ts';
import type { Workbench } from '../workbench/workbench.ts';

const ABOUT_COMMENTS: ReadonlySet<Notification['kind']> = new Set(['mention', 'reply', 'comment']);

/** Opens what a notification is about, after asking about unsaved changes: the page at its block, or the dialog. */
export function goTo(workbench: Workbench, one: Notification): void {
  const { kind, _id, block = null } = one.about;
  const show = workbench.store.setState;
  if (kind === 'record') show({ dialog: { kind: 'record', number: Number(_id) } });
  else if (kind === 'release') show({ dialog: { kind: 'dashboard', tab: 'Releases' } });
  else if (kind === 'schedule') show({ dialog: { kind: 'dashboard', tab: 'Schedule' } });
  else if (kind === 'page' || kind === 'section') {
    if (ABOUT_COMMENTS.has(one.kind)) show({ isCommentsOpen: true });
    openAt(workbench, notificationAddress(one), block);
  } else {
    const place = workPlaceOf({ ...one.about, kind, region: null });
    if ('state' in place) show(place.state);
  }
}
