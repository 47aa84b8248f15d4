import { z } from 'zod';
import { SCHEDULE_ACTIONS, scheduleSchema } from '#content-store/model/entities/schedule.ts';
import { webhookMessageSchema } from '#content-store/model/published/webhook-message.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, pagingFields, releaseField } from './fields.ts';
import { movedPage } from './pages-change.ts';
import { setItems } from './publishing-sets.ts';

const named = z.object({ domainId: domainIdField, _id: idField });

/** Publishing and unpublishing at a time. */
export const scheduleCalls = {
  /**
   * Everything that waits, by time, then what was done, failed or was cancelled in the last 60 days, latest first.
   * Schedules of pages that the caller may not view are left out.
   */
  'schedule/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({
      schedules: z.array(scheduleSchema),
      /** The site's time zone, in which times are given unless a call names another. */
      zone: z.string(),
    }),
  }),
  /**
   * Schedules a set, or changes one that waits (`_id`): another time, other items, or both. What is chosen now is what
   * goes live: a draft that is newer by then stays a draft. The roles of the pages apply now and when it is due.
   */
  'schedule/save': post({
    access: 'publisher',
    audit: 'schedule',
    body: 'document',
    payload: z.object({
      domainId: domainIdField,
      _id: idField.optional(),
      action: z.enum(SCHEDULE_ACTIONS),
      /** Absent with an `_id`: those that were chosen before. The items' own `action` is ignored. */
      items: setItems.optional(),
      /** In place of items: a release, which goes live as it is by then. */
      release: releaseField,
      /** The day and time that a clock in the zone shows: `2026-11-30`, `09:00`. */
      day: z.iso.date('Choose a day'),
      time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a time such as 09:00'),
      /** An IANA name; absent: that of the site. */
      zone: z.string().max(64).optional(),
    }),
    answer: z.object({
      schedule: scheduleSchema,
      /** For a time that a clock change skips or repeats: a sentence saying when it will happen. */
      note: z.string().nullable(),
    }),
  }),
  /**
   * Gives a page, and by default the pages below it, another address for editors and visitors. Their published content
   * moves, with a redirect from each old address; other changes stay drafts. It starts now and moves a few pages at a time:
   * the answer is a schedule, whose `progress` and end `schedule/list` tells. A page that cannot move keeps its address,
   * and `reason` names it. Throws `conflict` for an address that belongs to another page.
   */
  'schedule/move': post({ access: 'publisher', audit: 'move', payload: movedPage, answer: scheduleSchema }),
  /** Nothing happens then; what a move has moved stays moved. Throws `conflict` when it has already happened. */
  'schedule/cancel': post({ access: 'publisher', audit: 'schedule cancel', payload: named, answer: scheduleSchema }),
};

/** The publish webhook: what it was told, and telling it again. */
export const webhookCalls = {
  'webhook/list': get({
    access: 'publisher',
    payload: z.object({ domainId: domainIdField, ...pagingFields }),
    answer: z.object({
      /** The host that is told; null when there is no webhook. */
      host: z.string().nullable(),
      messages: z.array(webhookMessageSchema),
      total: z.int(),
    }),
  }),
  /** Sends a waiting message at once, and the news of any other in a new one. */
  'webhook/retry': post({
    access: 'publisher',
    payload: z.object({ domainId: domainIdField, _id: idField }),
    answer: z.object({ _id: z.string() }),
  }),
};
