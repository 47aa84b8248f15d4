import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#editor-service/contract.ts';
import { restorePage } from '../actions/page-life.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { Button } from '../shell/Button.tsx';
import { dateAndTime } from '../shell/dialogs/date-and-time.ts';
import { useEditor, useWorkbench } from '../shell/workbench-context.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { columnHelper } from '../tables/features.ts';
import styles from './Pages.module.css';

type Deleted = AnswerOf<'trash/list'>[number];

/** The deleted pages of the site, latest first, and the way back. */
export function TrashTab() {
  const domainId = useEditor((state) => state.domainId);
  const trash = useQuery({ queryKey: ['trash', domainId], queryFn: () => ask('trash/list', { domainId }) });
  return (
    <div className={styles.tab}>
      <p className={styles.hint}>Deleted pages stay here for 30 days. A restored page comes back as a draft.</p>
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
    </div>
  );
}

const helper = columnHelper<Deleted>();
const columns = helper.columns([
  helper.accessor(({ slug }) => `/${slug}`, { id: 'slug', header: 'Slug' }),
  helper.accessor(({ deletedAt }) => dateAndTime(deletedAt), { id: 'when', header: 'Deleted' }),
  helper.accessor('deletedBy', { header: 'By' }),
  helper.display({
    id: 'restore',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => <RestoreButton page={original} />,
  }),
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
