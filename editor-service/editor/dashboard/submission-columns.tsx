import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { Button } from '../ui/Button.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { timeAndDay } from '../ui/time-and-day.ts';

const helper = columnHelper<StoredSubmission>();

/** The columns of submissions; the last one opens the submission. */
export function submissionColumns(view: (submission: StoredSubmission) => void): Columns<StoredSubmission> {
  return helper.columns([
    helper.accessor('settings.identifier', { header: 'Form Identifier' }),
    helper.accessor('settings.subject', { header: 'Email Subject' }),
    helper.accessor('settings.recipient', { header: 'Email Recipient' }),
    helper.accessor(({ createdAt }) => timeAndDay(createdAt), { id: 'createdAt', header: 'Submitted At' }),
    helper.display({
      id: 'view',
      header: () => <span className="visually-hidden">View</span>,
      cell: ({ row: { original } }) => (
        <Button
          aria-label={`View ${original.settings.identifier} of ${timeAndDay(original.createdAt)}`}
          onClick={() => view(original)}
        >
          View
        </Button>
      ),
    }),
  ]);
}
