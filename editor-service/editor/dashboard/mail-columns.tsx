import type { Mail, MailKind, MailState } from '#content-store/model/forms/mail.ts';
import { Button } from '../ui/Button.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { actionsColumn } from '../ui/table/RowActions.tsx';
import { timeAndDay } from '../ui/time-and-day.ts';

export const MAIL_STATE_NAMES: Record<MailState, string> = {
  waiting: 'Waiting',
  held: 'Held until its submission is released',
  sent: 'Sent',
  failed: 'Failed',
};

const KINDS: Record<MailKind, string> = {
  enquiry: 'Enquiry',
  confirmation: 'Confirmation',
  account: 'Account',
};

const helper = columnHelper<Mail>();

/** The columns of the mails; failed ones have a button to retry. */
export function mailColumns(retry: (id: string) => void): Columns<Mail> {
  return helper.columns([
    helper.accessor(({ createdAt }) => timeAndDay(createdAt), { id: 'createdAt', header: 'Written' }),
    helper.accessor(({ kind }) => KINDS[kind], { id: 'kind', header: 'Kind' }),
    helper.accessor(({ recipients }) => recipients.join(', '), { id: 'recipients', header: 'To' }),
    helper.accessor('subject', { header: 'Subject' }),
    helper.accessor(stateOf, { id: 'state', header: 'State' }),
    actionsColumn(
      (original) =>
        original.state === 'failed' && (
          <Button aria-label={`Try again: ${original.subject}`} onClick={() => retry(original._id)}>
            Try again
          </Button>
        ),
    ),
  ]);
}

/** `Failed after 3 attempts: mailbox unknown` */
function stateOf({ state, attempts, lastError }: Mail): string {
  const name = MAIL_STATE_NAMES[state];
  if (state === 'sent' || attempts === 0) return name;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${name} after ${tries}${lastError ? `: ${lastError}` : ''}`;
}
