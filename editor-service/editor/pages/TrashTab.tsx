import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { actionsColumn } from '../ui/table/RowActions.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { restorePage } from './page-life.ts';

type Deleted = AnswerOf<'trash/list'>[number];

/** The deleted pages of the site, latest first, each with a button to restore it. */
export function TrashTab() {
  const domainId = useEditor((state) => state.domainId);
  const trash = useQuery({ queryKey: ['trash', domainId], queryFn: () => ask('trash/list', { domainId }) });
  return (
    <Tab hint="Deleted pages stay here for 30 days. A restored page comes back as a draft.">
      <Answer query={trash}>
        {(rows) => (
          <DataTable
            label="Deleted pages"
            columns={columns}
            rows={rows}
            rowId={({ pageId }) => pageId}
            empty="Nothing is in the trash."
          />
        )}
      </Answer>
    </Tab>
  );
}

const helper = columnHelper<Deleted>();
const columns = helper.columns([
  helper.accessor(({ slug }) => `/${slug}`, { id: 'slug', header: 'Slug' }),
  helper.accessor(({ deletedAt }) => dateAndTime(deletedAt), { id: 'when', header: 'Deleted' }),
  helper.accessor('deletedBy', { header: 'By' }),
  actionsColumn<Deleted>((original) => <RestoreButton page={original} />),
]);

function RestoreButton({ page: { pageId, slug } }: { page: Deleted }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => restorePage(workbench, pageId),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['trash'] }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      Restore /{slug}
    </Button>
  );
}
