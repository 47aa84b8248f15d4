import { useState } from 'react';
import type { WebhookMessage } from '#content-store/model/published/webhook-message.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { counted } from '../ui/counted.ts';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column } from '../ui/table/DataTable.tsx';
import { editorLanguage, t } from '../words/t.ts';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

const COLUMNS: readonly Column<WebhookMessage>[] = [
  { header: t('Published'), cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: t('What changed'), cell: whatChanged },
  { header: t('State'), cell: (message) => stateWords(message) },
];

const actOn = ({ state }: WebhookMessage) => (state === 'waiting' ? t('Send now') : t('Send again'));

/** The messages to the publish webhook: sent, waiting or given up; each can be sent again. */
export function WebhookTab() {
  const [host, setHost] = useState<string | null>(null);
  const { mutate: again } = useChange({
    call: (_id: string) => send('webhook/retry', { _id }),
    said: t('It will be sent again'),
  });
  const actions = actionsColumn<WebhookMessage>((message) => (
    <Button aria-label={`${actOn(message)}: ${whatChanged(message)}`} onClick={() => again(message._id)}>
      {actOn(message)}
    </Button>
  ));
  return (
    <Tab look="rows">
      {host && <Hint>{t('{host} is notified each time something goes live.', { host })}</Hint>}
      <PagedTable
        label={t('Webhook')}
        columns={[...COLUMNS, ...(host ? [actions] : [])]}
        empty={
          host
            ? t('Nothing has been published since the webhook was set up.')
            : t(
                'No webhook is set up. An operator can set PUBLISH_WEBHOOK_URL to notify other programs of each publish.',
              )
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
const AND = new Intl.ListFormat(editorLanguage);

/** `/about, /news (removed) and 12 more` */
export function whatChanged({ changed, total, isComplete }: WebhookMessage): string {
  const named = changed
    .slice(0, MAX_NAMED)
    .map(({ address, removed }) => (removed ? t('{address} (removed)', { address }) : address));
  const more = total - named.length;
  const rest = [
    ...(more > 0 ? [t('{count} more', { count: more })] : []),
    ...(isComplete ? [] : [t('possibly others')]),
  ];
  if (named.length === 0) return isComplete ? t('Nothing') : t('Possibly everything');
  return AND.format([named.join(', '), ...rest]);
}

/** `Gave up after 31 attempts: It answered 500` */
export function stateWords({ state, attempts, dueAt, lastError }: WebhookMessage, now = new Date()): string {
  const tries = counted(attempts, 'attempt');
  if (state === 'sent') return attempts > 1 ? t('Received after {tries}', { tries }) : t('Received');
  if (state === 'failed') return t('Gave up after {tries}: {lastError}', { tries, lastError: lastError ?? '' });
  return attempts === 0
    ? t('Waiting')
    : t('Next attempt {when}, after {tries}: {lastError}', {
        when: dateAndTime(dueAt, now),
        tries,
        lastError: lastError ?? '',
      });
}
