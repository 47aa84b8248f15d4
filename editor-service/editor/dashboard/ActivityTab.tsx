import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#content-store/model/people/audit-entry.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { sentenceCase } from '../ui/sentence-case.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columnHelper } from '../ui/table/features.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';
import styles from './Dashboard.module.css';

const SIZE = 25;
const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: sentenceCase(action) }));

const helper = columnHelper<AuditEntry>();
const columns = helper.columns([
  helper.accessor(({ at }) => timeAndDay(at), { id: 'at', header: 'When' }),
  helper.accessor(({ actor }) => actor || 'Unknown', { id: 'actor', header: 'Who' }),
  helper.accessor(({ action }) => sentenceCase(action), { id: 'action', header: 'What' }),
  helper.accessor('subject', { header: 'Of what' }),
  helper.accessor('address', { header: 'From' }),
]);

/** Who did what, latest first; administrators only. */
export function ActivityTab() {
  const [action, setAction] = useState<AuditAction | ''>('');
  const [page, setPage] = useState(1);
  const entries = useQuery({
    queryKey: ['audit', action, page],
    queryFn: () => ask('audit/list', { page, size: SIZE, ...(action && { action }) }),
    placeholderData: keepPreviousData,
  });

  function choose(next: AuditAction | '') {
    setAction(next);
    setPage(1);
  }

  return (
    <div className={styles.tab}>
      <div className={styles.narrow}>
        <SelectField label="What happened" value={action} any="Everything" options={ACTIONS} onChange={choose} />
      </div>
      <Answer query={entries}>
        {({ entries: rows, total }) => (
          <>
            <DataTable
              label="Recent activity"
              columns={columns}
              rows={rows}
              empty="Nothing of this kind has happened yet."
              isBusy={entries.isPlaceholderData}
            />
            <Pager page={page} size={SIZE} total={total} onChange={setPage} />
          </>
        )}
      </Answer>
    </div>
  );
}
