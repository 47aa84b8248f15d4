import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#content-store/model/people/user.ts';
import { ask, isRefused, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { InviteForm } from './InviteForm.tsx';
import { UserRolesForm } from './RoleChoice.tsx';
import { useRoles } from './use-roles.ts';

type Open = { kind: 'table' } | { kind: 'invite' } | { kind: 'roles'; user: User };

/** The users and their roles. */
export function UsersTab() {
  const users = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}) });
  const { data: roles = [] } = useRoles();
  const [open, setOpen] = useState<Open>({ kind: 'table' });
  const close = () => setOpen({ kind: 'table' });

  const { mutate: disable } = useChange({
    call: ({ _id, disabled }: User) => send('user/disable', { _id, disabled: !disabled }),
    stale: ['users'],
    said: ({ username, disabled }) => `${username} can ${disabled ? 'no longer log in' : 'log in again'}`,
  });

  const nameOf = (id: string) => roles.find(({ _id }) => _id === id)?.name ?? id;
  const columns: Column<User>[] = [
    { header: 'Username', cell: ({ username }) => username },
    { header: 'Email', cell: ({ email }) => email },
    { header: 'Roles', cell: (user) => user.roles.map(nameOf).join(', ') || 'None (same as editor)' },
    { header: 'Verified', cell: statusOf },
    actionsColumn((user) => (
      <RowActions>
        <Button aria-label={`Manage roles of ${user.username}`} onClick={() => setOpen({ kind: 'roles', user })}>
          Manage roles
        </Button>
        {user.disabled ? (
          <Button aria-label={`Enable ${user.username}`} onClick={() => disable(user)}>
            Enable
          </Button>
        ) : (
          <AskingButton
            aria-label={`Disable ${user.username}`}
            text={`${user.username} will be logged out everywhere and cannot log in any more. Their work stays, and you can enable them again.`}
            yes="Disable"
            onYes={() => disable(user)}
          />
        )}
      </RowActions>
    )),
  ];

  return (
    <Tab>
      {open.kind === 'table' && !isRefused(users.error) && (
        <div>
          <Button onClick={() => setOpen({ kind: 'invite' })}>
            <UserPlus size={16} aria-hidden /> Invite user
          </Button>
        </div>
      )}
      {open.kind === 'invite' && <InviteForm onDone={close} />}
      {open.kind === 'roles' && <UserRolesForm key={open.user._id} user={open.user} onDone={close} />}
      <Answer query={users}>
        {(answer) => <DataTable label="Users" columns={columns} rows={answer.users} empty="No users yet." />}
      </Answer>
    </Tab>
  );
}

/** Whether the user has set a password and may log in. */
function statusOf({ disabled, verified }: User): string {
  if (disabled) return 'Disabled';
  return verified ? 'Yes' : 'Not yet';
}
