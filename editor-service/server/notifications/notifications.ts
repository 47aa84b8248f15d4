import { mailFrequencyOf, setMailFrequency } from '#content-store/drafts/notifications/notification-mails.ts';
import { countUnread, listNotifications, markRead } from '#content-store/drafts/notifications/notifications.ts';
import type { HandlersOf } from '../http/call-context.ts';
import type { Ground } from '../runtime/ground.ts';

/** What people are told, and when they get mails about it. */
export function notificationHandlers({ db, now }: Pick<Ground, 'db' | 'now'>, wakeMails: () => void) {
  return {
    'notification/list': async ({ domainId, limit, page }, { caller: { username: recipient } }) => {
      const told = { recipient, domainId };
      const listed = await listNotifications(db, told, { limit, offset: (page - 1) * limit });
      return { ...listed, unread: await countUnread(db, told) };
    },

    'notification/read': async ({ domainId, _id }, { caller: { username: recipient } }) => {
      const told = { recipient, domainId };
      await markRead(db, told, _id, now().toISOString());
      return { unread: await countUnread(db, told) };
    },

    'notification/loadSettings': async (_payload, { caller }) => ({ mails: await mailFrequencyOf(db, caller.userId) }),

    'notification/saveSettings': async (settings, { caller }) => {
      await setMailFrequency(db, caller.userId, settings.mails, now().toISOString());
      wakeMails();
      return settings;
    },
  } satisfies HandlersOf<'notification'>;
}
