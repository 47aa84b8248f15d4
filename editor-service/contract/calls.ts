import { z } from 'zod';
import { patternCalls, sectionCalls } from './block-calls.ts';
import type { Call } from './call.ts';
import { contentCalls } from './content-calls.ts';
import { domainCalls } from './domain-calls.ts';
import { formCalls } from './form-calls.ts';
import { hubCalls } from './hub-calls.ts';
import { importCalls } from './import-calls.ts';
import { linkCalls } from './link-calls.ts';
import { mediaCalls } from './media-calls.ts';
import { pageCalls } from './page-calls.ts';
import { pageChangeCalls } from './page-change-calls.ts';
import { pageFindCalls, sitemapCalls } from './page-find-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { previewLinkCalls } from './preview-link-calls.ts';
import { publishCalls, publishSetCalls } from './publish-set-calls.ts';
import { replaceCalls } from './replace-calls.ts';
import { reportCalls } from './report-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';
import { searchCalls } from './search-calls.ts';
import { siteCalls } from './site-calls.ts';
import { systemCalls } from './system-calls.ts';
import { tokenCalls } from './token-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/** Every call of the service by its path under `/api/`. A call that is not in this list does not exist. */
export const calls = {
  ...peopleCalls,
  ...tokenCalls,
  ...pageCalls,
  ...pageChangeCalls,
  ...pageFindCalls,
  ...patternCalls,
  ...sectionCalls,
  ...publishCalls,
  ...webhookCalls,
  ...previewLinkCalls,
  ...publishSetCalls,
  ...scheduleCalls,
  ...domainCalls,
  ...siteCalls,
  ...sitemapCalls,
  ...contentCalls,
  ...replaceCalls,
  ...reportCalls,
  ...importCalls,
  ...mediaCalls,
  ...linkCalls,
  ...formCalls,
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

export type { PublishEvent } from './publish-set-calls.ts';

/** The body of every failure. */
export const failureSchema = z.object({
  status: z.int(),
  error: z.object({
    message: z.string(),
    /** One sentence for each error in the payload. */
    validationErrors: z.array(z.string()).optional(),
    /** For a 409: the revision stored now. */
    current: z.object({ revision: z.int(), updatedAt: z.string(), updatedBy: z.string() }).optional(),
  }),
});
export type Failure = z.output<typeof failureSchema>;
