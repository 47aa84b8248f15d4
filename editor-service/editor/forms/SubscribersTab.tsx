import type { Subscriber } from '#content-store/model/forms/subscriber.ts';
import { ask } from '../api/client.ts';
import { dateAndTime } from '../ui/date-and-time.ts';
import type { Column } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { ExportLink } from '../workbench/server-state/ExportLink.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';

const COLUMNS: readonly Column<Subscriber>[] = [
  { header: t('Email'), cell: ({ email }) => email },
  { header: t('List'), cell: ({ listId }) => listId },
  { header: t('Other answers'), cell: ({ values }) => Object.values(values).join(', ') },
  { header: t('Since'), cell: ({ createdAt }) => dateAndTime(createdAt) },
];

/** The subscribers of mailing lists, unless a list service keeps them. */
export function SubscribersTab() {
  return (
    <PagedTable
      label={t('Subscribers')}
      columns={COLUMNS}
      empty={t('No subscribers yet. If a mailing list service is set up, subscribers are kept there.')}
      question={['subscribers']}
      list="subscribers"
      load={(page, limit) => ask('subscribers/list', { page, limit })}
    >
      <ExportLink href="/api/subscribers/generateCSV" />
    </PagedTable>
  );
}
