import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type User, usernameOf } from '#content-store/model/people/user.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, isRefused, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { CopiedOnce, DoneCard } from './DoneCard.tsx';
import { RoleChoice, UserRolesForm, useRoles } from './RoleChoice.tsx';

type Open = { kind: 'table' } | { kind: 'invite' } | { kind: 'roles'; user: User };

/** The users and their roles. */
export function UsersTab() {
  const users = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}) });
  const { data: roles = [] } = useRoles();
  const [open, setOpen] = useState<Open>({ kind: 'table' });
  const close = () => setOpen({ kind: 'table' });

  const { mutate: disable } = useChange({
    call: ({ _id, disabled }: User) => send('user/disable', { _id, disabled: !disabled }),
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

/** Invites a user, then shows the link with which they set a password. */
function InviteForm({ onDone }: { onDone: () => void }) {
  const [draft, field] = useDraft({ username: '', email: '', roles: [] as string[] });
  const { mutate, isPending, data } = useChange({
    call: () => send('user/invite', { ...draft, username: draft.username || usernameOf(draft.email) }),
  });
  if (data) return <Invited {...data} onDone={onDone} />;
  return (
    <CardForm action="Invite user" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label="Email" type="email" required {...field('email')} />
      <TextField label="Username" placeholder={draft.email ? usernameOf(draft.email) : ''} {...field('username')} />
      <RoleChoice chosen={draft.roles} onChange={field('roles').onChange} />
    </CardForm>
  );
}

function Invited({ user, link, onDone }: AnswerOf<'user/invite'> & { onDone: () => void }) {
  return (
    <DoneCard title={`${user.username} has been invited`} onDone={onDone}>
      {link === null ? (
        <Hint>We have emailed {user.email} a link to choose a password. It works once, within 24 hours.</Hint>
      ) : (
        <CopiedOnce
          hint="Send them this link. They can use it once, within 24 hours, to choose a password."
          text={link}
          what="Link"
        />
      )}
    </DoneCard>
  );
}
