import { useState } from 'react';
import { usernameOf } from '#content-store/model/people/user.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { boundTo } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { CopiedOnce, DoneCard } from './DoneCard.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** Invites a user, then shows the link with which they set a password. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState({ username: '', email: '', roles: [] as string[] });
  const field = boundTo(draft, setDraft);
  const { mutate, isPending, data } = useChange({
    call: () => send('user/invite', { ...draft, username: draft.username || usernameOf(draft.email) }),
    stale: ['users'],
  });
  if (data) return <Invited {...data} onDone={onDone} />;
  return (
    <CardForm action="Invite User" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label="Email" type="email" required {...field('email')} />
      <TextField label="Username" placeholder={draft.email ? usernameOf(draft.email) : ''} {...field('username')} />
      <RoleChoice chosen={draft.roles} onChange={field('roles').onChange} />
    </CardForm>
  );
}

function Invited({ user, link, onDone }: AnswerOf<'user/invite'> & { onDone: () => void }) {
  return (
    <DoneCard title={`${user.username} is invited`} onDone={onDone}>
      {link === null ? (
        <Hint>A mail is on its way to {user.email}. Its link lets them choose a password, once, within 24 hours.</Hint>
      ) : (
        <CopiedOnce
          hint="Send this link to them. It lets them choose a password, once, within 24 hours."
          text={link}
          what="Link"
        />
      )}
    </DoneCard>
  );
}
