import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ApiToken,
  SCOPE_WORDS,
  scopesOf,
  TOKEN_DAYS,
  type TokenScope,
} from '#content-store/model/people/api-token.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { counted } from '../ui/counted.ts';
import { whenItWas } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable } from '../ui/table/DataTable.tsx';
import { said, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { CopiedOnce, DoneCard } from './DoneCard.tsx';
import { rolesQuery } from './RoleChoice.tsx';

const COLUMNS: readonly Column<ApiToken>[] = [
  { header: t('Name'), cell: ({ name }) => name },
  {
    header: t('Permissions'),
    cell: ({ scope, username }) => t('{scope}, as {username}', { scope: t(SCOPE_WORDS[scope]), username }),
  },
  {
    header: t('Created'),
    cell: ({ createdAt, createdBy }) =>
      createdBy ? t('{when} by {createdBy}', { when: whenItWas(createdAt), createdBy }) : whenItWas(createdAt),
  },
  { header: t('Last used'), cell: ({ lastUsedOn }) => whenItWas(lastUsedOn ?? undefined) || t('Never') },
  {
    header: t('Expires'),
    cell: ({ expiresAt }) => t(isOver(expiresAt) ? 'Expired {when}' : '{when}', { when: whenItWas(expiresAt) }),
  },
];

const isOver = (expiresAt: string): boolean => Date.parse(expiresAt) <= Date.now();

/** The API tokens: a person's own, for administrators those of all. */
export function TokensTab() {
  const tokens = useQuery({ queryKey: ['tokens'], queryFn: () => ask('token/list', {}) });
  const [isMaking, setMaking] = useState(false);
  const { mutate: revoke } = useChange({
    call: ({ _id }: ApiToken) => send('token/revoke', { _id }),
    said: ({ name }) => t('Token {name} revoked', { name }),
  });
  const actions = actionsColumn<ApiToken>((token) => (
    <AskingButton
      aria-label={t('Revoke {name} of {username}', { name: token.name, username: token.username })}
      question={t('Revoke {name}', { name: token.name })}
      text={t('Scripts that use this token will stop working. This cannot be undone.')}
      yes={t('Revoke')}
      onYes={() => revoke(token)}
    />
  ));
  return (
    <Tab
      hint={t(
        'A token lets a script act as you without your password. It stops working when you change your password, and it can never change passwords, users or tokens.',
      )}
    >
      {isMaking ? (
        <NewTokenForm onDone={() => setMaking(false)} />
      ) : (
        <div>
          <Button onClick={() => setMaking(true)}>
            <icons.KeyRound size={16} aria-hidden /> {t('New token')}
          </Button>
        </div>
      )}
      <Answer query={tokens}>
        {(answer) => (
          <DataTable
            label={t('API tokens')}
            columns={[...COLUMNS, actions]}
            rows={answer.tokens}
            empty={t('No tokens yet.')}
          />
        )}
      </Answer>
    </Tab>
  );
}

const DURATIONS = [
  { value: '7', label: t('One week') },
  { value: '30', label: counted(30, 'day') },
  { value: String(TOKEN_DAYS.usual), label: counted(TOKEN_DAYS.usual, 'day') },
  { value: String(TOKEN_DAYS.most), label: t('One year') },
];

/** Makes a token, then shows it, this once. */
function NewTokenForm({ onDone }: { onDone: () => void }) {
  const [draft, field] = useDraft({
    name: '',
    scope: 'read' as TokenScope,
    days: String(TOKEN_DAYS.usual),
    userId: '',
  });
  const { users, scopes } = useActors(draft.userId);
  // A user who may do less was chosen after it.
  const scope = scopes.includes(draft.scope) ? draft.scope : 'read';
  const { mutate, isPending, data } = useChange({
    call: () => send('token/create', { ...draft, scope, days: Number(draft.days), userId: draft.userId || undefined }),
  });
  if (data) return <Made {...data} onDone={onDone} />;
  return (
    <CardForm action={t('Create token')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField
        label={t('Name')}
        required
        maxLength={100}
        help={t('For example, Nightly import')}
        {...field('name')}
      />
      <SelectField
        label={t('Permissions')}
        help={t('Never more than its user is allowed to do.')}
        options={scopes.map((value) => ({ value, label: said(SCOPE_WORDS[value]) }))}
        {...field('scope')}
        value={scope}
      />
      {users.length > 0 && (
        <SelectField
          label={t('Acts as')}
          any={t('Me')}
          options={users.map(({ _id, username }) => ({ value: _id, label: username }))}
          {...field('userId')}
        />
      )}
      <SelectField label={t('Valid for')} options={DURATIONS} {...field('days')} />
    </CardForm>
  );
}

const NO_RIGHTS = { roles: [], isAdmin: false };

/** The users that a token can act as, for administrators, and what a token of the chosen one may do at most. */
function useActors(userId: string) {
  const own = useEditor(({ session }) => (session.kind === 'loggedOut' ? undefined : session.rights)) ?? NO_RIGHTS;
  const { isAdmin } = own;
  const { data } = useQuery({ queryKey: ['users'], queryFn: () => ask('user/list', {}), enabled: isAdmin });
  const roles = useQuery({ ...rolesQuery, enabled: isAdmin }).data ?? [];
  const users = data?.users.filter(({ disabled }) => !disabled) ?? [];
  const held = users.find(({ _id }) => _id === userId)?.roles;
  const rights = held && { roles: held, isAdmin: roles.some(({ _id, admin }) => admin && held.includes(_id)) };
  return { users, scopes: scopesOf(rights ?? own) };
}

function Made({ token, secret, onDone }: AnswerOf<'token/create'> & { onDone: () => void }) {
  return (
    <DoneCard title={t('Token {name} created', { name: token.name })} onDone={onDone}>
      <CopiedOnce
        hint={t('Copy it now: you cannot see it again. It is valid until {when}.', {
          when: whenItWas(token.expiresAt),
        })}
        text={secret}
        what={t('Token')}
      />
    </DoneCard>
  );
}
