import { useState } from 'react';
import type { WebhookMessage } from '#content-store/model/published/webhook-message.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column } from '../ui/table/DataTable.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

const COLUMNS: readonly Column<WebhookMessage>[] = [
  { header: 'Published', cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: 'What changed', cell: whatChanged },
  { header: 'State', cell: (message) => stateWords(message) },
];

const actOn = ({ state }: WebhookMessage) => (state === 'waiting' ? 'Send now' : 'Send again');

/** The messages to the publish webhook: sent, waiting or given up; each can be sent again. */
export function WebhookTab() {
  const [host, setHost] = useState<string | null>(null);
  const { mutate: again } = useChange({
    call: (_id: string) => send('webhook/retry', { _id }),
    said: 'It will be sent again',
  });
  const actions = actionsColumn<WebhookMessage>((message) => (
    <Button aria-label={`${actOn(message)}: ${whatChanged(message)}`} onClick={() => again(message._id)}>
      {actOn(message)}
    </Button>
  ));
  return (
    <Tab look="rows">
      {host && <Hint>{host} is notified each time something goes live.</Hint>}
      <PagedTable
        label="Webhook"
        columns={[...COLUMNS, ...(host ? [actions] : [])]}
        empty={
          host
            ? 'Nothing has been published since the webhook was set up.'
            : 'No webhook is set up. An operator can set PUBLISH_WEBHOOK_URL to notify other programs of each publish.'
        }
        question={['webhook']}
        list="messages"
        load={async (page, limit) => {
          const answer = await ask('webhook/list', { page, limit });
          setHost(answer.host);
          return answer;
        }}
      />
    </Tab>
  );
}

const MAX_NAMED = 3;

/** `/about, /news (removed) and 12 more` */
export function whatChanged({ changed, total, isComplete }: WebhookMessage): string {
  const named = changed.slice(0, MAX_NAMED).map(({ address, removed }) => (removed ? `${address} (removed)` : address));
  const more = total - named.length;
  const rest = [...(more > 0 ? [`${more} more`] : []), ...(isComplete ? [] : ['possibly others'])];
  if (named.length === 0) return isComplete ? 'Nothing' : 'Possibly everything';
  return [named.join(', '), ...rest].join(' and ');
}

/** `Gave up after 31 attempts: It answered 500` */
export function stateWords({ state, attempts, dueAt, lastError }: WebhookMessage, now = new Date()): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'sent') return attempts > 1 ? `Received after ${tries}` : 'Received';
  if (state === 'failed') return `Gave up after ${tries}: ${lastError}`;
  return attempts === 0 ? 'Waiting' : `Next attempt ${dateAndTime(dueAt, now)}, after ${tries}: ${lastError}`;
}
