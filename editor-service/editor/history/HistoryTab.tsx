import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { useChange } from '../server-state/use-change.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { sentenceCase } from '../ui/sentence-case.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { startComparison } from './compare.ts';
import { restoreVersion } from './restore-version.ts';

type Version = AnswerOf<'page/history'>[number];

/** Every version of the page, newest first; an earlier one can be restored as the draft. */
export function HistoryTab() {
  const _id = useEditor(({ saved }) => saved?.page._id ?? '');
  const domainId = useEditor((state) => state.domainId);
  const current = useEditor(({ saved }) => saved?.page.revision);
  const versions = useQuery({
    queryKey: ['history', _id, current],
    queryFn: () => ask('page/history', { _id, domainId, collection: 'pages' }),
  });
  return (
    <Tab hint="Compare shows on the page what was changed since. A restored version becomes the draft. Visitors see it when you publish, and nothing of this list is lost.">
      <Answer query={versions}>
        {(rows) => (
          <DataTable
            label="Versions"
            columns={COLUMNS}
            rows={rows}
            rowId={({ revision }) => `${revision}`}
            empty="This page has not been saved yet."
          />
        )}
      </Answer>
    </Tab>
  );
}

const COLUMNS: readonly Column<Version>[] = [
  { header: 'Version', cell: ({ revision }) => revision },
  { header: 'When', cell: ({ updatedAt }) => dateAndTime(updatedAt) },
  { header: 'Who', cell: ({ updatedBy }) => updatedBy || 'Nobody logged in' },
  { header: 'What', cell: ({ action }) => sentenceCase(action) },
  actionsColumn(({ revision }) => <VersionActions revision={revision} />),
];

function VersionActions({ revision }: { revision: number }) {
  const workbench = useWorkbench();
  const current = useEditor(({ saved }) => saved?.page.revision);
  const { mutate, isPending } = useChange({
    call: () => restoreVersion(workbench, revision),
    stale: ['history'],
  });
  if (revision === current) return <span>Current draft</span>;
  return (
    <RowActions>
      <Button onClick={() => void startComparison(workbench, revision)}>Compare version {revision}</Button>
      <Button disabled={isPending} onClick={() => mutate()}>
        Restore version {revision}
      </Button>
    </RowActions>
  );
}
