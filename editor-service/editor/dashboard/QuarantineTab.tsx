import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask, send } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { Button } from '../ui/Button.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';

const helper = columnHelper<StoredSubmission>();
const suspicionColumn = helper.columns([helper.accessor('suspicion', { header: 'Kept apart because' })]);

/** Submissions that look like spam: none was mailed. Genuine ones can be released here. */
export function QuarantineTab() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const columns = useMemo(() => [...suspicionColumn, ...submissionColumns(setViewed)], []);
  const { mutate: release, isPending } = useMutation({
    mutationFn: ({ _id }: StoredSubmission) => send('quarantine/release', { _id }),
    onSuccess: async () => {
      setViewed(null);
      toastSuccess(workbench, 'Submission released', 'Its mails are on their way.');
      await queries.invalidateQueries();
    },
  });

  return (
    <Tab look="rows" hint="Submissions that look like spam wait here. None of them was mailed to anybody.">
      <PagedTable
        label="Quarantine"
        columns={columns}
        rowId={({ _id }) => _id}
        empty="Nothing is kept apart."
        question={['quarantine']}
        load={async (page, limit) => {
          const { formSubmissions, total } = await ask('quarantine/list', { page, limit });
          return { rows: formSubmissions, total };
        }}
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
