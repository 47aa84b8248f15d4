import { z } from 'zod';

const CHECKS = [
  ...(['dead link', 'nameless link', 'missing alt text', 'headings'] as const),
  ...(['empty text', 'large image', 'dates', 'sections', 'forms', 'unfinished'] as const),
] as const;

/** Something a visitor would stumble over. An error prevents publishing. */
export const problemSchema = z.object({
  check: z.enum(CHECKS),
  severity: z.enum(['error', 'warning']),
  /** What is wrong and what to do, for editors. */
  message: z.string(),
  /** The key of the block it is in; null for the page itself. */
  blockKey: z.string().nullable(),
  /** The path of the field in the block or page, where it is known: `subscribe.fields.0.id`. */
  field: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

/** Requests a check before publishing; with a reason, an administrator can publish despite errors. */
export const checkedPublish = z.object({
  reason: z.string().trim().min(3, 'Enter a reason').max(200).optional(),
});
