import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, isRefused, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { whenItWas } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { icons } from '../ui/icons.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { toastSuccess } from '../workbench/workbench.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { type Invitation, Invited, InviteForm } from './Invitations.tsx';
import { UserRolesForm, useRoles } from './RoleChoice.tsx';

type User = AnswerOf<'user/list'>['users'][number];

type Open =
  | { kind: 'table' }
  | { kind: 'invite' }
  | { kind: 'invited'; invitation: Invitation; title: string }
  | { kind: 'roles'; user: User };

/** The users and their roles. */
export function UsersTab() {
  const workbench = useWorkbench();
  const users = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}) });
  const { data: roles = [] } = useRoles();
  const [open, setOpen] = useState<Open>({ kind: 'table' });
  const close = () => setOpen({ kind: 'table' });

  const { mutate: disable } = useChange({
    call: ({ _id, disabled }: User) => send('user/disable', { _id, disabled: !disabled }),
    said: ({ username, disabled }) => `${username} can ${disabled ? 'no longer log in' : 'log in again'}`,
  });

  const { mutate: inviteAgain, isPending: isInviting } = useChange({
    call: ({ _id, byMail }: { _id: string; byMail: boolean }) => send('user/inviteAgain', { _id, byMail }),
    onSuccess: (invitation, { byMail }) => {
      const { user, link } = invitation;
      const title = byMail
        ? `No email was sent to ${user.username}: this site cannot send any`
        : `New link for ${user.username}`;
      if (link !== null) setOpen({ kind: 'invited', invitation, title });
      else toastSuccess(workbench, 'Invitation sent again', `${user.email} gets a new link.`);
    },
  });
  const { mutate: withdraw } = useChange({
    call: ({ _id }: User) => send('user/withdrawInvitation', { _id }),
    said: ({ username }) => `Invitation of ${username} withdrawn`,
  });

  const nameOf = (id: string) => roles.find(({ _id }) => _id === id)?.name ?? id;
  const columns: Column<User>[] = [
    { header: 'User', cell: ({ username, name }) => (name ? `${username} (${name})` : username) },
    { header: 'Email', cell: ({ email }) => email },
    { header: 'Roles', cell: (user) => user.roles.map(nameOf).join(', ') || 'None' },
    { header: 'Logs in with', cell: ({ logsInWith }) => logsInWith.map((way) => WAYS[way]).join(', ') || '–' },
    { header: 'Status', cell: statusOf },
    actionsColumn((user) => (
      <>
        <RowActions>
          <Button aria-label={`Roles of ${user.username}`} onClick={() => setOpen({ kind: 'roles', user })}>
            Roles
          </Button>
          {isInvited(user) && (
            <Button
              aria-label={`Send again the invitation of ${user.username}`}
              disabled={isInviting}
              onClick={() => inviteAgain({ _id: user._id, byMail: true })}
            >
              Send again
            </Button>
          )}
          {user.disabled && (
            <Button aria-label={`Enable ${user.username}`} onClick={() => disable(user)}>
              Enable
            </Button>
          )}
          {user.verified && !user.disabled && (
            <AskingButton
              aria-label={`Disable ${user.username}`}
              text={`${user.username} will be logged out everywhere and cannot log in any more. Their work stays, and you can enable them again.`}
              yes="Disable"
              onYes={() => disable(user)}
            />
          )}
        </RowActions>
        {isInvited(user) && (
          <RowActions>
            <Button
              aria-label={`Copy link for ${user.username}`}
              disabled={isInviting}
              onClick={() => inviteAgain({ _id: user._id, byMail: false })}
            >
              Copy link
            </Button>
            <AskingButton
              aria-label={`Withdraw the invitation of ${user.username}`}
              text={`The link of ${user.email} will no longer work. You can invite them again.`}
              yes="Withdraw"
              onYes={() => withdraw(user)}
            />
          </RowActions>
        )}
      </>
    )),
  ];

  return (
    <Tab>
      {open.kind === 'table' && !isRefused(users.error) && (
        <div>
          <Button onClick={() => setOpen({ kind: 'invite' })}>
            <icons.UserPlus size={16} aria-hidden /> Invite user
          </Button>
        </div>
      )}
      {open.kind === 'invite' && <InviteForm onDone={close} />}
      {open.kind === 'invited' && <Invited {...open.invitation} title={open.title} onDone={close} />}
      {open.kind === 'roles' && <UserRolesForm key={open.user._id} user={open.user} onDone={close} />}
      <Answer query={users}>
        {(answer) => <DataTable label="Users" columns={columns} rows={answer.users} empty="No users yet." />}
      </Answer>
    </Tab>
  );
}

const WAYS: Record<User['logsInWith'][number], string> = {
  password: 'Password',
  passkey: 'Passkey',
  code: 'Code',
  company: 'Company',
};

/** They have not chosen a password yet. */
const isInvited = ({ disabled, verified }: User): boolean => !verified && !disabled;

function statusOf({ disabled, verified, invitedUntil }: User): string {
  if (disabled) return 'Disabled';
  if (verified) return 'Active';
  return invitedUntil === null ? 'Invited' : `Invited until ${whenItWas(invitedUntil)}`;
}
