import type { Subscriber } from '#content-store/model/forms/subscriber.ts';
import { ask } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { timeAndDay } from '../ui/time-and-day.ts';
import { ExportLink } from './ExportLink.tsx';

const helper = columnHelper<Subscriber>();
const columns = helper.columns([
  helper.accessor('email', { header: 'Email' }),
  helper.accessor('listId', { header: 'List' }),
  helper.accessor(({ values }) => Object.values(values).join(', '), { id: 'values', header: 'Also said' }),
  helper.accessor(({ createdAt }) => timeAndDay(createdAt), { id: 'createdAt', header: 'Since' }),
]);

/** The subscribers of mailing lists, unless a list service keeps them. */
export function SubscribersTab() {
  return (
    <PagedTable
      label="Subscribers"
      columns={columns}
      rowId={({ _id }) => _id}
      empty="Nobody has subscribed here yet. Where a list service is set, subscribers are kept there."
      question={['subscribers']}
      load={async (page, limit) => {
        const { subscribers, total } = await ask('subscribers/list', { page, limit });
        return { rows: subscribers, total };
      }}
    >
      <ExportLink href="/api/subscribers/generateCSV" />
    </PagedTable>
  );
}
