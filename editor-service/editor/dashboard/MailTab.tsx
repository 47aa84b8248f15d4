import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MailState } from '#content-store/model/forms/mail.ts';
import { ask, send } from '../api/client.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Dashboard.module.css';
import { MAIL_STATE_NAMES, mailColumns } from './mail-columns.tsx';

const STATES = (Object.keys(MAIL_STATE_NAMES) as MailState[]).map((value) => ({
  value,
  label: MAIL_STATE_NAMES[value],
}));

/** The mails of the forms: sent, waiting, and failed, which can be retried. */
export function MailTab() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [state, setState] = useState<MailState | ''>('');
  const { mutate: retry } = useMutation({
    mutationFn: (_id: string) => send('mail/retry', { _id }),
    onSuccess: async () => {
      toastSuccess(workbench, 'The mail will be sent again');
      await queries.invalidateQueries({ queryKey: ['mail'] });
    },
  });
  const columns = useMemo(() => mailColumns(retry), [retry]);

  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField label="State" value={state} any="Any" options={STATES} onChange={setState} />
      </div>
      <PagedTable
        label="Mails"
        columns={columns}
        rowId={({ _id }) => _id}
        empty={state ? 'No mail is in this state.' : 'No mail has been written yet.'}
        question={['mail', state]}
        load={async (page, limit) => {
          const { mails, total } = await ask('mail/list', { page, limit, ...(state && { state }) });
          return { rows: mails, total };
        }}
      />
    </Tab>
  );
}
