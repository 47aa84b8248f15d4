import { useState } from 'react';
import type { Mail, MailKind, MailState } from '#content-store/model/forms/mail.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { dateAndTime } from '../ui/date-and-time.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { actionsColumn, type Column } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

const KINDS: Record<MailKind, string> = {
  enquiry: t('Enquiry'),
  confirmation: t('Confirmation'),
  account: t('Account'),
  notice: t('Change of an account'),
  schedule: t('Schedule'),
  request: t('Request to publish'),
  notification: t('Notifications'),
  review: t('Review by a guest'),
};
const STATES: Record<MailState, string> = {
  waiting: t('Waiting'),
  held: t('On hold until its submission is released'),
  sent: t('Sent'),
  failed: t('Failed'),
};
const STATE_OPTIONS = (Object.keys(STATES) as MailState[]).map((value) => ({ value, label: STATES[value] }));

const COLUMNS: readonly Column<Mail>[] = [
  { header: t('Written'), cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: t('Kind'), cell: ({ kind }) => KINDS[kind] },
  { header: t('To'), cell: ({ recipients }) => recipients.join(', ') },
  { header: t('Subject'), cell: ({ subject }) => subject },
  { header: t('State'), cell: stateOf },
];

/** The mails of the forms: sent, waiting, and failed, which can be retried. */
export function MailTab() {
  const [state, setState] = useState<MailState | ''>('');
  const { mutate: retry } = useChange({
    call: (_id: string) => send('mail/retry', { _id }),
    said: t('The email will be sent again'),
  });
  const actions = actionsColumn<Mail>(
    (mail) =>
      mail.state === 'failed' && (
        <Button aria-label={t('Try again: {subject}', { subject: mail.subject })} onClick={() => retry(mail._id)}>
          {t('Try again')}
        </Button>
      ),
  );
  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField label={t('State')} value={state} any={t('Any')} options={STATE_OPTIONS} onChange={setState} />
      </div>
      <PagedTable
        label={t('Emails')}
        columns={[...COLUMNS, actions]}
        empty={state ? t('No emails in this state.') : t('No emails yet.')}
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
  const tries = t('{name} after {attempts}', { name, attempts: counted(attempts, 'attempt') });
  return lastError ? `${tries}: ${lastError}` : tries;
}
