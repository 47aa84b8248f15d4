import { z } from 'zod';

/** A visitor's submission as it is stored (specification §3): who it went to as the form then stood, and what was typed. */
export const submissionSchema = z.object({
  settings: z.object({
    subject: z.string(),
    identifier: z.string(),
    recipient: z.string(),
    ccs: z.array(z.object({ email: z.string() })).default([]),
  }),
  form: z.record(z.string(), z.string()),
  createdAt: z.string(),
});
export type Submission = z.output<typeof submissionSchema>;

/** Received from a visitor, sent by an editor from the preview, or kept apart because it looks like spam. */
export const SUBMISSION_STATES = ['received', 'draft', 'quarantined'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission in the store; `suspicion` says why it is quarantined. */
export const storedSubmissionSchema = submissionSchema.extend({
  _id: z.string(),
  suspicion: z.string().nullable(),
});
export type StoredSubmission = z.output<typeof storedSubmissionSchema>;
