import type { PublishablePart } from '../../model/entities/publishable.ts';
import type { ScheduleAction, ScheduleState } from '../../model/entities/schedule.ts';

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
  /** Publishing or unpublishing at a time. `items` is JSON, `at` the moment, `zone` the time zone it was given in. */
  schedules: {
    id: string;
    domainId: string;
    action: ScheduleAction;
    items: string;
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
