import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Subscriber } from '#content-store/model/forms/subscriber.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';
import styles from './Dashboard.module.css';

const SIZE = 10;
const helper = columnHelper<Subscriber>();
const columns = helper.columns([
  helper.accessor('email', { header: 'Email' }),
  helper.accessor('listId', { header: 'List' }),
  helper.accessor(({ values }) => Object.values(values).join(', '), { id: 'values', header: 'Also said' }),
  helper.accessor(({ createdAt }) => timeAndDay(createdAt), { id: 'createdAt', header: 'Since' }),
]);

/** Who asked to be on a mailing list, as far as no list service keeps them. */
export function SubscribersTab() {
  const [page, setPage] = useState(1);
  const subscribers = useQuery({
    queryKey: ['subscribers', page],
    queryFn: () => ask('subscribers/list', { page, limit: SIZE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={subscribers}>
      {(answer) => (
        <div className={styles.tab}>
          <DataTable
            label="Subscribers"
            columns={columns}
            rows={answer.subscribers}
            rowId={({ _id }) => _id}
            empty="Nobody has subscribed here yet. Where a list service is set, subscribers are kept there."
            isBusy={subscribers.isPlaceholderData}
          />
          <Pager page={page} size={SIZE} total={answer.total} onChange={setPage} />
          {answer.total > 0 && (
            <a className={styles.export} href="/api/subscribers/generateCSV" download>
              <Download size={16} aria-hidden /> Export to CSV
            </a>
          )}
        </div>
      )}
    </Answer>
  );
}
