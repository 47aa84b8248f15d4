import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Person } from '../ui/person/Person.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

type Deleted = AnswerOf<'trash/list'>[number];

/** The deleted pages of the site, latest first, each with a button to restore it. */
export function TrashTab() {
  const trash = useQuery({ queryKey: ['trash'], queryFn: () => ask('trash/list', {}) });
  return (
    <Tab hint={t('Deleted pages stay here for 30 days. A restored page comes back as a draft.')}>
      <Answer query={trash}>
        {(rows) => (
          <DataTable
            label={t('Deleted pages')}
            columns={COLUMNS}
            rows={rows}
            rowId={({ pageId }) => pageId}
            empty={t('The trash is empty.')}
          />
        )}
      </Answer>
    </Tab>
  );
}

const COLUMNS: readonly Column<Deleted>[] = [
  { header: t('Slug'), cell: ({ slug }) => `/${slug}` },
  { header: t('Deleted'), cell: ({ deletedAt }) => dateAndTime(deletedAt) },
  { header: t('By'), cell: ({ deletedBy }) => <Person username={deletedBy} /> },
  actionsColumn((page) => (
    <RowActions>
      <RestoreButton page={page} />
    </RowActions>
  )),
];

function RestoreButton({ page: { pageId, collection, slug } }: { page: Deleted }) {
  const { mutate, isPending } = useChange({
    call: () => send('page/restore', { _id: pageId, collection }),
    said: t('Page restored'),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {t('Restore /{slug}', { slug })}
    </Button>
  );
}
