import { z } from 'zod';
import { PUBLISHABLE_KINDS } from './publishable.ts';

/** What a person is told of. */
const NOTIFICATION_KINDS = [
  'mention',
  'reply',
  'comment',
  'reviewAsked',
  'reviewAnswered',
  'reviewWithdrawn',
  'publishAsked',
  'sentBack',
  'published',
  'deleted',
  'scheduleFailed',
  'undone',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One thing that one person is told. */
export const notificationSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Where it happened: a document, a planned time, a release, or a record, whose `_id` is its number. */
  about: z.object({
    kind: z.enum([...PUBLISHABLE_KINDS, 'schedule', 'record', 'release']),
    _id: z.string(),
    title: z.string(),
    /** How many more things there were. */
    others: z.int().optional(),
    /** The address, for a page. */
    slug: z.string().nullable(),
    /** The release whose version it is. */
    release: z.string().optional(),
    /** The key of a block on it. */
    block: z.string().optional(),
    /** The comment that began the thread. */
    thread: z.string().optional(),
  }),
  /** What was written, or the reason; empty when there is none. */
  text: z.string(),
  at: z.string(),
  /** A username; empty when it happened by itself, at a planned time. */
  by: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

/** When a person gets mails about what they have not read in the editor. */
export const MAIL_FREQUENCIES = ['atOnce', 'hourly', 'daily', 'never'] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];
