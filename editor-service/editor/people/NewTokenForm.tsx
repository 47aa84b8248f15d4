import { useQuery } from '@tanstack/react-query';
import { SCOPE_WORDS, TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '#content-store/model/people/api-token.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { whenItWas } from '../ui/date-and-time.ts';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { CopiedOnce, DoneCard } from './DoneCard.tsx';

const DURATIONS = [
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: String(TOKEN_DAYS.usual), label: `${TOKEN_DAYS.usual} days` },
  { value: String(TOKEN_DAYS.most), label: 'One year' },
];

/** Makes a token, then shows it, this once. */
export function NewTokenForm({ onDone }: { onDone: () => void }) {
  const [draft, field] = useDraft({
    name: '',
    scope: 'read' as TokenScope,
    days: String(TOKEN_DAYS.usual),
    userId: '',
  });
  const { mutate, isPending, data } = useChange({
    call: () => send('token/create', { ...draft, days: Number(draft.days), userId: draft.userId || undefined }),
    stale: ['tokens'],
  });
  if (data) return <Made {...data} onDone={onDone} />;
  const scopes = TOKEN_SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }));
  return (
    <CardForm action="Create token" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label="Name" required maxLength={100} help="For example, Nightly import" {...field('name')} />
      <SelectField
        label="Permissions"
        help="Never more than its user is allowed to do."
        options={scopes}
        {...field('scope')}
      />
      <ActsAs {...field('userId')} />
      <SelectField label="Valid for" options={DURATIONS} {...field('days')} />
    </CardForm>
  );
}

/** Administrators may make tokens for others. */
function ActsAs(field: { value: string; onChange: (userId: string) => void }) {
  const isAdmin = useEditor(({ session }) => session.kind !== 'loggedOut' && session.rights?.isAdmin === true);
  const { data } = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}), enabled: isAdmin });
  if (!isAdmin || !data) return null;
  const options = data.users
    .filter(({ disabled }) => !disabled)
    .map(({ _id, username }) => ({ value: _id, label: username }));
  return <SelectField label="Acts as" any="Me" options={options} {...field} />;
}

function Made({ token, secret, onDone }: AnswerOf<'token/create'> & { onDone: () => void }) {
  return (
    <DoneCard title={`Token ${token.name} created`} onDone={onDone}>
      <CopiedOnce
        hint={`Copy it now: you cannot see it again. It is valid until ${whenItWas(token.expiresAt)}.`}
        text={secret}
        what="Token"
      />
    </DoneCard>
  );
}
