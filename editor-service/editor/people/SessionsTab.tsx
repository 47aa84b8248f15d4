import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '../../contract/people.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable } from '../ui/table/DataTable.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { accountQuery } from './AccountTab.tsx';

const COLUMNS: readonly Column<OwnSession>[] = [
  { header: 'Device', cell: ({ device, isCurrent }) => `${device || 'Unknown'}${isCurrent ? ' (this one)' : ''}` },
  { header: 'Logged in', cell: ({ createdAt }) => dateAndTime(createdAt) },
  { header: 'Last used', cell: ({ usedAt }) => dateAndTime(usedAt) || 'Unknown' },
  { header: 'From', cell: ({ network }) => network || 'Unknown' },
];

/** Where one is logged in; each session can be ended. */
export function SessionsTab() {
  const { mutate: end, isPending } = useChange({
    call: (_id: string | undefined) => send('user/endSessions', { _id }),
    said: 'Logged out',
  });
  const actions = actionsColumn<OwnSession>(
    ({ _id, device, createdAt, isCurrent }) =>
      !isCurrent && (
        <Button aria-label={`Log out ${device} of ${dateAndTime(createdAt)}`} onClick={() => end(_id)}>
          Log out
        </Button>
      ),
  );
  return (
    <Tab hint="If you do not know one of these, log it out and change your password.">
      <Answer query={useQuery(accountQuery)}>
        {({ sessions }) => (
          <>
            {sessions.length > 1 && (
              <div>
                <Button disabled={isPending} onClick={() => end(undefined)}>
                  Log out everywhere else
                </Button>
              </div>
            )}
            <DataTable label="Sessions" columns={[...COLUMNS, actions]} rows={sessions} empty="No sessions." />
          </>
        )}
      </Answer>
    </Tab>
  );
}
