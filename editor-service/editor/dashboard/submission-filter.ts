import { ANY_DAYS, type Days, momentsOf } from '../ui/table/days.ts';

export interface SubmissionFilter {
  identifier: string;
  days: Days;
  /** What editors sent from the preview instead of what visitors sent. */
  hasDrafts: boolean;
}

export const NO_FILTER: SubmissionFilter = { identifier: '', days: ANY_DAYS, hasDrafts: false };

/** How many filters of the drawer are set. */
export function filterCount({ identifier, days }: SubmissionFilter): number {
  return [identifier, days.from, days.to].filter(Boolean).length;
}

/** The filter as the service takes it (specification §7). */
export function submissionQuery({ identifier, days, hasDrafts }: SubmissionFilter) {
  const { from, to } = momentsOf(days);
  return {
    showDraftSubmissions: `${hasDrafts}`,
    ...(identifier && { identifier }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  };
}
