import { useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import type { Column } from '../ui/table/DataTable.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';

const SUSPICION: Column<StoredSubmission> = { header: 'Quarantined because', cell: ({ suspicion }) => suspicion };

/** Submissions that look like spam: none was mailed. Genuine ones can be released here. */
export function QuarantineTab() {
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const { mutate: release, isPending } = useChange({
    call: ({ _id }: StoredSubmission) => send('quarantine/release', { _id }),
    onSuccess: () => setViewed(null),
    stale: [],
    said: 'Submission released',
    detail: 'Its emails are being sent.',
  });
  return (
    <Tab look="rows" hint="Submissions that look like spam are held here. None of them has been emailed to anyone.">
      <PagedTable
        label="Quarantine"
        columns={[SUSPICION, ...submissionColumns(setViewed)]}
        empty="Nothing in quarantine."
        question={['quarantine']}
        list="formSubmissions"
        load={(page, limit) => ask('quarantine/list', { page, limit })}
      />
      {viewed && (
        <SubmissionDialog submission={viewed} onClose={() => setViewed(null)}>
          <Button look="main" disabled={isPending} onClick={() => release(viewed)}>
            Release
          </Button>
        </SubmissionDialog>
      )}
    </Tab>
  );
}
