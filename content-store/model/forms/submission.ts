import { z } from 'zod';
import { blockAddressSchema } from '../values/content-item.ts';

/** A visitor's submission as stored: the form's settings at that time, and the values. */
export const submissionSchema = z.object({
  settings: z.object({
    subject: z.string(),
    identifier: z.string(),
    recipient: z.string(),
    ccs: z.array(z.object({ email: z.string() })).default([]),
  }),
  form: z.record(z.string(), z.string()),
  createdAt: z.string(),
  /** It is to be assigned to one of these forms: its page named none, and they share the identifier. */
  candidates: z.array(blockAddressSchema).exactOptional(),
});
export type Submission = z.output<typeof submissionSchema>;

/** Received from a visitor, sent by an editor from the preview, or quarantined as suspected spam. */
export const SUBMISSION_STATES = ['received', 'draft', 'quarantined'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission in the store, and how it got there; `suspicion` is the reason for its quarantine. */
export const storedSubmissionSchema = submissionSchema.extend({
  _id: z.string(),
  state: z.enum(SUBMISSION_STATES),
  suspicion: z.string().nullable(),
});
export type StoredSubmission = z.output<typeof storedSubmissionSchema>;
