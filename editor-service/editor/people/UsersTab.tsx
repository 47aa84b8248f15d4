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
import { t } from '../words/t.ts';
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
    said: ({ username, disabled }) =>
      t(disabled ? '{username} can no longer log in' : '{username} can log in again', { username }),
  });

  const { mutate: inviteAgain, isPending: isInviting } = useChange({
    call: ({ _id, byMail }: { _id: string; byMail: boolean }) => send('user/inviteAgain', { _id, byMail }),
    onSuccess: (invitation, { byMail }) => {
      const { user, link } = invitation;
      const title = byMail
        ? t('No email was sent to {username}: this site cannot send any', { username: user.username })
        : t('New link for {username}', { username: user.username });
      if (link !== null) setOpen({ kind: 'invited', invitation, title });
      else toastSuccess(workbench, t('Invitation sent again'), t('{email} gets a new link.', { email: user.email }));
    },
  });
  const { mutate: withdraw } = useChange({
    call: ({ _id }: User) => send('user/withdrawInvitation', { _id }),
    said: ({ username }) => t('Invitation of {username} withdrawn', { username }),
  });

  const nameOf = (id: string) => roles.find(({ _id }) => _id === id)?.name ?? id;
  const columns: Column<User>[] = [
    { header: t('User'), cell: ({ username, name }) => (name ? `${username} (${name})` : username) },
    { header: t('Email'), cell: ({ email }) => email },
    { header: t('Roles'), cell: (user) => user.roles.map(nameOf).join(', ') || t('None') },
    { header: t('Logs in with'), cell: ({ logsInWith }) => logsInWith.map((way) => WAYS[way]).join(', ') || '–' },
    { header: t('Status'), cell: statusOf },
    actionsColumn((user) => (
      <>
        <RowActions>
          <Button
            aria-label={t('Roles of {username}', { username: user.username })}
            onClick={() => setOpen({ kind: 'roles', user })}
          >
            {t('Roles')}
          </Button>
          {isInvited(user) && (
            <Button
              aria-label={t('Send again the invitation of {username}', { username: user.username })}
              disabled={isInviting}
              onClick={() => inviteAgain({ _id: user._id, byMail: true })}
            >
              {t('Send again')}
            </Button>
          )}
          {user.disabled && (
            <Button aria-label={t('Enable {username}', { username: user.username })} onClick={() => disable(user)}>
              {t('Enable')}
            </Button>
          )}
          {user.verified && !user.disabled && (
            <AskingButton
              aria-label={t('Disable {username}', { username: user.username })}
              text={t(
                '{username} will be logged out everywhere and cannot log in any more. Their work stays, and you can enable them again.',
                { username: user.username },
              )}
              yes={t('Disable')}
              onYes={() => disable(user)}
            />
          )}
        </RowActions>
        {isInvited(user) && (
          <RowActions>
            <Button
              aria-label={t('Copy link for {username}', { username: user.username })}
              disabled={isInviting}
              onClick={() => inviteAgain({ _id: user._id, byMail: false })}
            >
              {t('Copy link')}
            </Button>
            <AskingButton
              aria-label={t('Withdraw the invitation of {username}', { username: user.username })}
              text={t('The link of {email} will no longer work. You can invite them again.', { email: user.email })}
              yes={t('Withdraw')}
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
            <icons.UserPlus size={16} aria-hidden /> {t('Invite user')}
          </Button>
        </div>
      )}
      {open.kind === 'invite' && <InviteForm onDone={close} />}
      {open.kind === 'invited' && <Invited {...open.invitation} title={open.title} onDone={close} />}
      {open.kind === 'roles' && <UserRolesForm key={open.user._id} user={open.user} onDone={close} />}
      <Answer query={users}>
        {(answer) => <DataTable label={t('Users')} columns={columns} rows={answer.users} empty={t('No users yet.')} />}
      </Answer>
    </Tab>
  );
}

const WAYS: Record<User['logsInWith'][number], string> = {
  password: t('Password'),
  passkey: t('Passkey'),
  code: t('Authenticator app'),
  company: t('Company'),
};

/** They have not chosen a password yet. */
const isInvited = ({ disabled, verified }: User): boolean => !verified && !disabled;

function statusOf({ disabled, verified, invitedUntil }: User): string {
  if (disabled) return t('Disabled');
  if (verified) return t('Active');
  return invitedUntil === null ? t('Invited') : t('Invited until {when}', { when: whenItWas(invitedUntil) });
}
