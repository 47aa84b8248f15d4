import { useState } from 'react';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#content-store/model/people/audit-entry.ts';
import { ask } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { sentenceCase } from '../ui/sentence-case.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { columnHelper } from '../ui/table/features.ts';
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
  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField label="What happened" value={action} any="Everything" options={ACTIONS} onChange={setAction} />
      </div>
      <PagedTable
        label="Recent activity"
        columns={columns}
        empty="Nothing of this kind has happened yet."
        question={['audit', action]}
        size={SIZE}
        load={async (page, size) => {
          const { entries, total } = await ask('audit/list', { page, size, ...(action && { action }) });
          return { rows: entries, total };
        }}
      />
    </Tab>
  );
}
