import { ANY_DAYS, type Days, momentsOf } from '../ui/table/days.ts';

export interface SubmissionFields {
  identifier: string;
  days: Days;
  /** Only those that several forms may have asked for. */
  toBeAssigned: boolean;
  /** Submissions that editors sent from the preview, beside those of visitors. */
  hasDrafts: boolean;
}

export const NO_SUBMISSION_FILTER: SubmissionFields = {
  identifier: '',
  days: ANY_DAYS,
  toBeAssigned: false,
  hasDrafts: false,
};

/** The filter as query parameters of the service. */
export function submissionQuery({ identifier, days, toBeAssigned, hasDrafts }: SubmissionFields) {
  const { from, to } = momentsOf(days);
  return {
    showDraftSubmissions: `${hasDrafts}`,
    ...(toBeAssigned && { toBeAssigned: 'true' }),
    ...(identifier && { identifier }),
    ...(from && { fromDate: from }),
    ...(to && { toDate: to }),
  };
}
