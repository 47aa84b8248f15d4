import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask, send } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../ui/Button.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Dashboard.module.css';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { submissionColumns } from './submission-columns.tsx';

const SIZE = 10;
const helper = columnHelper<StoredSubmission>();
const suspicionColumn = helper.columns([helper.accessor('suspicion', { header: 'Kept apart because' })]);

/** Submissions that look like spam: nothing was mailed. What is genuine is released from here. */
export function QuarantineTab() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [viewed, setViewed] = useState<StoredSubmission | null>(null);
  const columns = useMemo(() => [...suspicionColumn, ...submissionColumns(setViewed)], []);
  const quarantined = useQuery({
    queryKey: ['quarantine', page],
    queryFn: () => ask('quarantine/list', { page, limit: SIZE }),
    placeholderData: keepPreviousData,
  });
  const { mutate: release, isPending } = useMutation({
    mutationFn: ({ _id }: StoredSubmission) => send('quarantine/release', { _id }),
    onSuccess: async () => {
      setViewed(null);
      toastSuccess(workbench, 'Submission released', 'Its mails are on their way.');
      await queries.invalidateQueries();
    },
  });

  return (
    <div className={styles.tab}>
      <p className={styles.hint}>Submissions that look like spam wait here. None of them was mailed to anybody.</p>
      <Answer query={quarantined}>
        {({ formSubmissions, total }) => (
          <div>
            <DataTable
              label="Quarantine"
              columns={columns}
              rows={formSubmissions}
              rowId={({ _id }) => _id}
              empty="Nothing is kept apart."
              isBusy={quarantined.isPlaceholderData}
            />
            <Pager page={page} size={SIZE} total={total} onChange={setPage} />
          </div>
        )}
      </Answer>
      {viewed && (
        <SubmissionDialog submission={viewed} onClose={() => setViewed(null)}>
          <Button look="main" disabled={isPending} onClick={() => release(viewed)}>
            Release
          </Button>
        </SubmissionDialog>
      )}
    </div>
  );
}
