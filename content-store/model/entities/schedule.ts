import { z } from 'zod';
import { PUBLISHABLE_KINDS } from './publishable.ts';

/** What can be planned for a time. */
export const SCHEDULE_ACTIONS = ['publish', 'unpublish'] as const;
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number];

const SCHEDULE_STATES = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** One thing of a schedule as it was when it was chosen. */
const scheduledItemSchema = z.object({
  /** A release goes live as it is by then. */
  kind: z.enum([...PUBLISHABLE_KINDS, 'release']),
  _id: z.string(),
  title: z.string(),
  /** The address, for a page. */
  slug: z.string().nullable(),
  /** What goes live is this revision, even if the draft is newer by then; null for documents without revisions. */
  revision: z.int().nullable(),
});

/** Publishing or unpublishing at a time; times are ISO 8601 UTC. */
export const scheduleSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  /** `move`: a page and those below it get another address; `undo`: visitors get back what they had; both step by step. */
  action: z.enum([...SCHEDULE_ACTIONS, 'move', 'undo']),
  /** What it does, in words: `Publish “Our open day” and 2 more`. */
  name: z.string(),
  /** Empty for what goes step by step. */
  items: z.array(scheduledItemSchema),
  /** How many things of a move or undo are done, or were left out. */
  progress: z.object({ done: z.int(), total: z.int() }).optional(),
  at: z.string(),
  /** The time zone it was given in (IANA), and what a clock there shows at that time. */
  zone: z.string(),
  day: z.string(),
  time: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  state: z.enum(SCHEDULE_STATES),
  /** Why it failed, or what it left out because newer words were live already. */
  reason: z.string().nullable(),
  doneAt: z.string().nullable(),
});
export type Schedule = z.output<typeof scheduleSchema>;
export type ScheduledItem = z.output<typeof scheduledItemSchema>;

/** True for what waits for its time; false for what goes step by step from when it was asked for. */
export const isPlanned = (action: Schedule['action']): action is ScheduleAction =>
  action === 'publish' || action === 'unpublish';
