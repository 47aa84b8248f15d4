import type { Generated } from 'kysely';
import type { PublishablePart } from '../../model/entities/publishable.ts';
import type { ScheduleAction, ScheduleState } from '../../model/entities/schedule.ts';
import type { WebhookState } from '../../model/published/webhook-message.ts';

/** Flags are 0 or 1, times ISO 8601 UTC. */
export interface PublishingTables {
  /**
   * One row for each draft. `content` is a hash of what editors wrote; `decided` is that of the content last published
   * or taken offline, null before the first time: a draft waits while the two differ.
   */
  draftStates: {
    part: PublishablePart;
    id: string;
    domainId: string;
    slug: string;
    title: string;
    /** 0 for documents without revisions. */
    revision: number;
    updatedAt: string;
    updatedBy: string;
    content: string;
    decided: string | null;
    isPublished: number;
  };
  /** What the publish webhook is told: `changed` is JSON of addresses. */
  webhookMessages: {
    id: string;
    domainId: string;
    changed: string;
    /** 0 when more may have changed. */
    isComplete: number;
    state: WebhookState;
    attempts: number;
    dueAt: string;
    lastError: string | null;
    createdAt: string;
    /** An instance is sending it until then. */
    claimedUntil: string | null;
  };
  /** Publishing or unpublishing at a time. `items` is JSON, `at` the moment, `zone` the time zone it was given in. */
  schedules: {
    id: string;
    domainId: string;
    action: ScheduleAction | 'move';
    items: string;
    /** How many of them are done, for what happens in steps. */
    itemsDone: Generated<number>;
    at: string;
    zone: string;
    createdBy: string;
    createdAt: string;
    state: ScheduleState;
    /** For people: why it failed, or what was left out. */
    reason: string | null;
    doneAt: string | null;
  };
}
