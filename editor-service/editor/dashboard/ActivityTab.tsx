import { useState } from 'react';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#content-store/model/people/audit-entry.ts';
import { ask } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { sentenceCase } from '../ui/sentence-case.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import type { Column } from '../ui/table/DataTable.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';
import styles from './Dashboard.module.css';

const SIZE = 25;
const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: sentenceCase(action) }));

const COLUMNS: readonly Column<AuditEntry>[] = [
  { header: 'When', cell: ({ at }) => timeAndDay(at) },
  { header: 'Who', cell: ({ actor }) => actor || 'Unknown' },
  { header: 'What', cell: ({ action }) => sentenceCase(action) },
  { header: 'Of what', cell: ({ subject }) => subject },
  { header: 'From', cell: ({ address }) => address },
];

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
        columns={COLUMNS}
        empty="Nothing of this kind has happened yet."
        question={['audit', action]}
        size={SIZE}
        list="entries"
        load={(page, size) => ask('audit/list', { page, size, ...(action && { action }) })}
      />
    </Tab>
  );
}
