import { usernameOf } from '#content-store/model/people/user.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { CopiedOnce, DoneCard } from './DoneCard.tsx';
import { RoleChoice } from './RoleChoice.tsx';

export type Invitation = AnswerOf<'user/invite'>;

/** Invites a user, then says how they get the link with which they set a password. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [draft, field] = useDraft({ name: '', username: '', email: '', roles: [] as string[] });
  const { mutate, isPending, data } = useChange({
    call: () => send('user/invite', { ...draft, username: draft.username || usernameOf(draft.email) }),
  });
  if (data) return <Invited {...data} onDone={onDone} />;
  return (
    <CardForm action={t('Invite user')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label={t('Name')} maxLength={100} {...field('name')} />
      <TextField label={t('Email')} type="email" required {...field('email')} />
      <TextField
        label={t('Username')}
        placeholder={draft.email ? usernameOf(draft.email) : ''}
        {...field('username')}
      />
      <RoleChoice chosen={draft.roles} onChange={field('roles').onChange} />
    </CardForm>
  );
}

interface InvitedProps extends Invitation {
  title?: string;
  onDone: () => void;
}

/** The link of an invitation, to be sent by hand, or that it was mailed. */
export function Invited({
  user,
  link,
  title = t('{username} has been invited', { username: user.name || user.username }),
  onDone,
}: InvitedProps) {
  return (
    <DoneCard title={title} onDone={onDone}>
      {link === null ? (
        <Hint>
          {t('We have emailed {email} a link to choose a password. It works once, within 7 days.', {
            email: user.email,
          })}
        </Hint>
      ) : (
        <CopiedOnce
          hint={t(
            'Send them this link to choose a password. It works once, within 7 days, and replaces any earlier one.',
          )}
          text={link}
          what={t('Link')}
        />
      )}
    </DoneCard>
  );
}
