import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '../../contract/people.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { accountQuery } from './AccountTab.tsx';

const COLUMNS: readonly Column<OwnSession>[] = [
  {
    header: t('Device'),
    cell: ({ device, isCurrent }) =>
      isCurrent ? t('{device} (this one)', { device: device || t('Unknown') }) : device || t('Unknown'),
  },
  { header: t('Logged in'), cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: t('Last used'), cell: ({ usedAt }) => dateAndTime(usedAt) || t('Unknown') },
  { header: t('From'), cell: ({ network }) => network || t('Unknown') },
];

/** Where one is logged in; each session can be ended. */
export function SessionsTab() {
  const { mutate: end, isPending } = useChange({
    call: (_id: string | undefined) => send('user/endSessions', { _id }),
    said: t('Logged out'),
  });
  const actions = actionsColumn<OwnSession>(
    ({ _id, device, createdAt, isCurrent }) =>
      !isCurrent && (
        <Button
          aria-label={t('Log out {device} of {when}', { device, when: dateAndTime(createdAt) })}
          onClick={() => end(_id)}
        >
          {t('Log out')}
        </Button>
      ),
  );
  return (
    <Tab hint={t('If you do not know one of these, log it out and change your password.')}>
      <Answer query={useQuery(accountQuery)}>
        {({ sessions }) => (
          <>
            {sessions.length > 1 && (
              <div>
                <Button disabled={isPending} onClick={() => end(undefined)}>
                  {t('Log out everywhere else')}
                </Button>
              </div>
            )}
            <DataTable
              label={t('Sessions')}
              columns={[...COLUMNS, actions]}
              rows={sessions}
              empty={t('No sessions.')}
            />
          </>
        )}
      </Answer>
    </Tab>
  );
}
