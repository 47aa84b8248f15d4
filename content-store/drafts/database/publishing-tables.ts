import type { Generated } from 'kysely';
import type { PublishRecord, RecordedPart } from '../../model/entities/publish-record.ts';
import type { PublishablePart } from '../../model/entities/publishable.ts';
import type { Release, SetAction } from '../../model/entities/release.ts';
import type { Review } from '../../model/entities/review.ts';
import type { Schedule } from '../../model/entities/schedule.ts';
import type { WebhookMessage } from '../../model/published/webhook-message.ts';
import type { Stored } from './stored.ts';

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
  webhookMessages: Stored<Omit<WebhookMessage, 'total' | 'isComplete'>, 'changed'> & {
    domainId: string;
    /** 0 when more may have changed. */
    isComplete: number;
    /** An instance is sending it until then. */
    claimedUntil: string | null;
  };
  schedules: Stored<Omit<Schedule, 'name' | 'progress' | 'day' | 'time'>, 'items'> & {
    /** How many of the items are done, for what happens in steps. */
    itemsDone: Generated<number>;
  };
  releases: Stored<Release>;
  /**
   * A version of a document in a release. `base`: the document that it was made from; `live`: the hash of the published copy
   * then, null for none. `slug` is empty for what has no address.
   */
  releaseItems: {
    release: string;
    part: PublishablePart;
    id: string;
    action: SetAction;
    title: string;
    slug: string;
    document: string;
    base: string;
    live: string | null;
    /** Counts up from 1. */
    revision: number;
    updatedAt: string;
    updatedBy: string;
    /** The usernames of all who changed it (JSON). */
    authors: string;
  };
  /** `contents`: a JSON list of what the drafts said when it was asked; see `draftContents`. */
  reviews: Stored<Omit<Review, 'waitsFor' | 'isOutdated'>, 'items' | 'reviewers' | 'answers'> & { contents: string };
  /** Who approved a content of a draft, with the roles (JSON) that they had then. */
  approvals: { review: string; content: string; by: string; isGuest: number; roles: string };
  /** `rules` is JSON. */
  reviewRules: { domainId: string; rules: string };
  /** `batch`: what happens in several transactions and is one record, such as an import. */
  publishRecords: Omit<PublishRecord, 'number' | 'undoneBy' | 'isRemoval'> & {
    id: Generated<number>;
    batch: string | null;
  };
  /** `before` and `after` are hashes of published copies; null where visitors had none. */
  publishRecordItems: {
    record: number;
    part: RecordedPart;
    id: string;
    title: string;
    slug: string | null;
    before: string | null;
    after: string | null;
  };
  /** The JSON text of each published copy that a record names, once; `hash` is its SHA-256. */
  publishedCopies: { hash: string; document: string };
  /** The originals that each of these copies uses. */
  publishedCopyMedia: { mediaId: string; hash: string };
}
