import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MailState } from '#content-store/model/forms/mail.ts';
import { ask, send } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Dashboard.module.css';
import { MAIL_STATE_NAMES, mailColumns } from './mail-columns.tsx';

const SIZE = 10;
const STATES = (Object.keys(MAIL_STATE_NAMES) as MailState[]).map((value) => ({
  value,
  label: MAIL_STATE_NAMES[value],
}));

/** The mails of the forms: what went out, what waits, and what was refused and can be tried again. */
export function MailTab() {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [state, setState] = useState<MailState | ''>('');
  const [page, setPage] = useState(1);
  const mails = useQuery({
    queryKey: ['mail', state, page],
    queryFn: () => ask('mail/list', { page, limit: SIZE, ...(state && { state }) }),
    placeholderData: keepPreviousData,
  });
  const { mutate: retry } = useMutation({
    mutationFn: (_id: string) => send('mail/retry', { _id }),
    onSuccess: async () => {
      toastSuccess(workbench, 'The mail is tried again');
      await queries.invalidateQueries({ queryKey: ['mail'] });
    },
  });
  const columns = useMemo(() => mailColumns(retry), [retry]);

  return (
    <div className={styles.tab}>
      <div className={styles.narrow}>
        <SelectField
          label="State"
          value={state}
          any="Any"
          options={STATES}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </div>
      <Answer query={mails}>
        {(answer) => (
          <div>
            <DataTable
              label="Mails"
              columns={columns}
              rows={answer.mails}
              rowId={({ _id }) => _id}
              empty={state ? 'No mail is in this state.' : 'No mail has been written yet.'}
              isBusy={mails.isPlaceholderData}
            />
            <Pager page={page} size={SIZE} total={answer.total} onChange={setPage} />
          </div>
        )}
      </Answer>
    </div>
  );
}
