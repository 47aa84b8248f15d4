import { ANY_DAYS, momentsOf } from '../ui/table/days.ts';

export const NO_SUBMISSION_FILTER = {
  identifier: '',
  days: ANY_DAYS,
  /** Only those that several forms may have asked for. */
  toBeAssigned: false,
  /** Submissions that editors sent from the preview, beside those of visitors. */
  hasDrafts: false,
};

/** The filter as query parameters of the service. */
export function submissionQuery({ identifier, days, toBeAssigned, hasDrafts }: typeof NO_SUBMISSION_FILTER) {
  const { from, to } = momentsOf(days);
  return {
    showDraftSubmissions: `${hasDrafts}`,
    ...(toBeAssigned && { toBeAssigned: 'true' }),
    ...(identifier && { identifier }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  };
}
