import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#editor-service/contract.ts';
import { startComparison } from '../actions/compare.ts';
import { restoreVersion } from '../actions/page-life.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../shell/Button.tsx';
import { dateAndTime } from '../shell/dialogs/date-and-time.ts';
import { useEditor, useWorkbench } from '../shell/workbench-context.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { columnHelper } from '../tables/features.ts';
import { sentenceCase } from '../tables/sentence-case.ts';
import styles from './Pages.module.css';

type Version = AnswerOf<'page/history'>[number];

/** Every state the page has had, newest first; an earlier one can become the draft again. */
export function HistoryTab() {
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const domainId = useEditor((state) => state.domainId);
  const current = useEditor(({ saved }) => saved?.page.revision);
  const versions = useQuery({
    queryKey: ['history', _id, current],
    queryFn: () => ask('page/history', { _id, domainId, collection: 'pages' }),
  });
  return (
    <div className={styles.tab}>
      <p className={styles.hint}>
        Compare shows on the page what was changed since. A restored version becomes the draft. Visitors see it when you
        publish, and nothing of this list is lost.
      </p>
      <Answer query={versions}>
        {(rows) => (
          <DataTable
            label="Versions"
            columns={columns}
            rows={rows}
            rowId={({ revision }) => `${revision}`}
            empty="This page has not been saved yet."
          />
        )}
      </Answer>
    </div>
  );
}

const helper = columnHelper<Version>();
const columns = helper.columns([
  helper.accessor('revision', { header: 'Version' }),
  helper.accessor(({ updatedAt }) => dateAndTime(updatedAt), { id: 'when', header: 'When' }),
  helper.accessor(({ updatedBy }) => updatedBy || 'Nobody logged in', { id: 'who', header: 'Who' }),
  helper.accessor(({ action }) => sentenceCase(action), { id: 'what', header: 'What' }),
  helper.display({
    id: 'restore',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => <VersionActions revision={original.revision} />,
  }),
]);

function VersionActions({ revision }: { revision: number }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const current = useEditor(({ saved }) => saved?.page.revision);
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreVersion(workbench, revision),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['history'] }),
  });
  if (revision === current) return <span>Current draft</span>;
  return (
    <span className={styles.versionActions}>
      <Button onClick={() => void startComparison(workbench, revision)}>Compare version {revision}</Button>
      <Button disabled={isPending} onClick={() => mutate()}>
        Restore version {revision}
      </Button>
    </span>
  );
}
