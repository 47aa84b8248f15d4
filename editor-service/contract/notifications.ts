import { z } from 'zod';
import { MAIL_FREQUENCIES, notificationSchema } from '#content-store/model/entities/notification.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, nothing, pagingFields } from './fields.ts';

const settings = z.object({ mails: z.enum(MAIL_FREQUENCIES) });
const byPerson = { access: 'editor', notByToken: true } as const;

/** What the caller was told of a site, and when they get mails about it. */
export const notificationCalls = {
  /** Latest first. */
  'notification/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, ...pagingFields }),
    answer: z.object({ notifications: z.array(notificationSchema), total: z.int(), unread: z.int() }),
  }),
  /** Marks one as read, by default all. */
  'notification/read': post({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, _id: idField.optional() }),
    answer: z.object({ unread: z.int() }),
  }),
  /** For all sites: mails at once, gathered for an hour or a day, or none. */
  'notification/loadSettings': get({ ...byPerson, payload: nothing, answer: settings }),
  'notification/saveSettings': post({ ...byPerson, payload: settings, answer: settings }),
};
