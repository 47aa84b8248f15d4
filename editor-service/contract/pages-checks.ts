import { z } from 'zod';
import { get } from './call.ts';
import { domainIdField, numberField, optionalField } from './fields.ts';

const CHECKS = [
  ...(['dead link', 'nameless link', 'missing alt text', 'headings'] as const),
  ...(['empty text', 'large image', 'dates', 'sections', 'forms', 'unfinished', 'translation', 'own'] as const),
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

/** What the report of a site looks for. */
const REPORT_CHECKS = ['dead link', 'picture', 'description', 'old', 'never published'] as const;
export type ReportCheck = (typeof REPORT_CHECKS)[number];

const line = z.object({
  check: z.enum(REPORT_CHECKS),
  kind: z.enum(['pages', 'sections', 'navigation', 'footer']),
  _id: z.string(),
  title: z.string(),
  /** Where it is opened; null for a document of the site. */
  slug: z.string().nullable(),
  /** Null for what is in no block. */
  blockKey: z.string().nullable(),
  /** What is wrong; empty where the check says it all. */
  message: z.string(),
  updatedAt: z.string(),
  /** `live`: only visitors still have it, the draft is mended; `draft`: visitors do not have it. */
  where: z.enum(['both', 'draft', 'live']),
});
export type ReportLine = z.output<typeof line>;

export const reportCalls = {
  /**
   * What is wrong in drafts and in what visitors have, a part of the site at a time. `next`: where to continue; null
   * at the end. Pages that the caller may not view are left out. Links to headings are for the checks before a publish.
   */
  'report/loadPages': get({
    access: 'editor',
    payload: z.object({
      domainId: domainIdField,
      /** After how many months without a change a page counts as old. */
      months: numberField(1, 120, 12),
      after: optionalField(z.string().max(300)),
    }),
    answer: z.object({ lines: z.array(line), checked: z.int(), total: z.int(), next: z.string().nullable() }),
  }),
};
