import { ANY_DAYS, type Days, momentsOf } from '../ui/table/days.ts';

export interface SubmissionFilter {
  identifier: string;
  days: Days;
  /** Only those that several forms may have asked for. */
  toBeAssigned: boolean;
  /** Submissions that editors sent from the preview, beside those of visitors. */
  hasDrafts: boolean;
}

export const NO_FILTER: SubmissionFilter = { identifier: '', days: ANY_DAYS, toBeAssigned: false, hasDrafts: false };

/** How many filters of the drawer are set. */
export function filterCount({ identifier, days, toBeAssigned }: SubmissionFilter): number {
  return [identifier, days.from, days.to, toBeAssigned].filter(Boolean).length;
}

/** The filter as query parameters of the service. */
export function submissionQuery({ identifier, days, toBeAssigned, hasDrafts }: SubmissionFilter) {
  const { from, to } = momentsOf(days);
  return {
    showDraftSubmissions: `${hasDrafts}`,
    ...(toBeAssigned && { toBeAssigned: 'true' }),
    ...(identifier && { identifier }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  };
}
