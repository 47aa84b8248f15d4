import { z } from 'zod';
import { blockCalls } from './blocks.ts';
import type { Call } from './call.ts';
import { formCalls } from './forms.ts';
import { linkCalls } from './links.ts';
import { mediaCalls } from './media.ts';
import { importCalls } from './move-in.ts';
import { notificationCalls } from './notifications.ts';
import { systemCalls } from './operations.ts';
import { pageCalls } from './pages.ts';
import { pageChangeCalls } from './pages-change.ts';
import { reportCalls } from './pages-checks.ts';
import { pageFindCalls, searchCalls, sitemapCalls } from './pages-find.ts';
import { replaceCalls } from './pages-replace.ts';
import { translationCalls } from './pages-translate.ts';
import { peopleCalls } from './people.ts';
import { signInCalls } from './people-sign-in.ts';
import { tokenCalls } from './people-tokens.ts';
import { contentCalls, previewLinkCalls } from './preview.ts';
import { recordCalls } from './publishing-records.ts';
import { releaseCalls } from './publishing-releases.ts';
import { reviewCalls } from './publishing-reviews.ts';
import { scheduleCalls, webhookCalls } from './publishing-schedules.ts';
import { publishCalls, publishSetCalls } from './publishing-sets.ts';
import { commentCalls } from './review-comments.ts';
import { hubCalls, siteCalls } from './site.ts';

/** Every call of the service by its path under `/api/`. A call that is not in this list does not exist. */
export const calls = {
  ...peopleCalls,
  ...signInCalls,
  ...tokenCalls,
  ...pageCalls,
  ...pageChangeCalls,
  ...pageFindCalls,
  ...translationCalls,
  ...blockCalls,
  ...publishCalls,
  ...webhookCalls,
  ...previewLinkCalls,
  ...publishSetCalls,
  ...recordCalls,
  ...releaseCalls,
  ...commentCalls,
  ...reviewCalls,
  ...scheduleCalls,
  ...siteCalls,
  ...sitemapCalls,
  ...contentCalls,
  ...replaceCalls,
  ...reportCalls,
  ...importCalls,
  ...mediaCalls,
  ...linkCalls,
  ...formCalls,
  ...notificationCalls,
  ...hubCalls,
  ...searchCalls,
  ...systemCalls,
} satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallPath = keyof Calls;
/** What a client sends; fields with defaults may be left out. */
export type PayloadOf<Path extends CallPath> = z.input<Calls[Path]['payload']>;
/** What a handler receives: checked, cut to the known fields, defaults filled in. */
export type CheckedPayloadOf<Path extends CallPath> = z.output<Calls[Path]['payload']>;
/** The answer of a success; for a stream, one event. */
export type AnswerOf<Path extends CallPath> = z.output<Calls[Path]['answer']>;

export type { PublishEvent } from './publishing-sets.ts';

/** The body of every failure. */
export const failureSchema = z.object({
  status: z.int(),
  error: z.object({
    message: z.string(),
    /** One sentence for each error in the payload. */
    validationErrors: z.array(z.string()).optional(),
    /** For a 403: the call works once `user/confirm` was answered. */
    reason: z.literal('confirm').optional(),
    /** For a 409: the revision stored now. */
    current: z.object({ revision: z.int(), updatedAt: z.string(), updatedBy: z.string() }).optional(),
  }),
});
export type Failure = z.output<typeof failureSchema>;
