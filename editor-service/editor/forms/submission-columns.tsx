import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { Button } from '../ui/Button.tsx';
import type { Column } from '../ui/table/DataTable.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';

/** The columns of submissions; the last one opens the submission. */
export function submissionColumns(view: (submission: StoredSubmission) => void): Column<StoredSubmission>[] {
  return [
    {
      header: 'Form Identifier',
      cell: ({ settings, state }) => (state === 'draft' ? `${settings.identifier} (draft)` : settings.identifier),
    },
    { header: 'Email Subject', cell: ({ settings }) => settings.subject },
    {
      header: 'Email Recipient',
      cell: ({ settings, candidates }) => (candidates ? 'Unassigned' : settings.recipient || 'Nobody'),
    },
    { header: 'Submitted At', cell: ({ createdAt }) => timeAndDay(createdAt) },
    {
      header: 'View',
      isHeaderHidden: true,
      cell: (submission) => (
        <Button
          aria-label={`View ${submission.settings.identifier} of ${timeAndDay(submission.createdAt)}`}
          onClick={() => view(submission)}
        >
          View
        </Button>
      ),
    },
  ];
}
