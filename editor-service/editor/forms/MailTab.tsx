import { useState } from 'react';
import type { Mail, MailKind, MailState } from '#content-store/model/forms/mail.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { actionsColumn, type Column } from '../ui/table/DataTable.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

const KINDS: Record<MailKind, string> = {
  enquiry: 'Enquiry',
  confirmation: 'Confirmation',
  account: 'Account',
  notice: 'Change of an account',
  schedule: 'Schedule',
  request: 'Request to publish',
  notification: 'Notifications',
  review: 'Review by a guest',
};
const STATES: Record<MailState, string> = {
  waiting: 'Waiting',
  held: 'On hold until its submission is released',
  sent: 'Sent',
  failed: 'Failed',
};
const STATE_OPTIONS = (Object.keys(STATES) as MailState[]).map((value) => ({ value, label: STATES[value] }));

const COLUMNS: readonly Column<Mail>[] = [
  { header: 'Written', cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: 'Kind', cell: ({ kind }) => KINDS[kind] },
  { header: 'To', cell: ({ recipients }) => recipients.join(', ') },
  { header: 'Subject', cell: ({ subject }) => subject },
  { header: 'State', cell: stateOf },
];

/** The mails of the forms: sent, waiting, and failed, which can be retried. */
export function MailTab() {
  const [state, setState] = useState<MailState | ''>('');
  const { mutate: retry } = useChange({
    call: (_id: string) => send('mail/retry', { _id }),
    said: 'The email will be sent again',
  });
  const actions = actionsColumn<Mail>(
    (mail) =>
      mail.state === 'failed' && (
        <Button aria-label={`Try again: ${mail.subject}`} onClick={() => retry(mail._id)}>
          Try again
        </Button>
      ),
  );
  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField label="State" value={state} any="Any" options={STATE_OPTIONS} onChange={setState} />
      </div>
      <PagedTable
        label="Emails"
        columns={[...COLUMNS, actions]}
        empty={state ? 'No emails in this state.' : 'No emails yet.'}
        question={['mail', state]}
        list="mails"
        load={(page, limit) => ask('mail/list', { page, limit, ...(state && { state }) })}
      />
    </Tab>
  );
}

/** `Failed after 3 attempts: mailbox unknown` */
function stateOf({ state, attempts, lastError }: Mail): string {
  const name = STATES[state];
  if (state === 'sent' || attempts === 0) return name;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${name} after ${tries}${lastError ? `: ${lastError}` : ''}`;
}
