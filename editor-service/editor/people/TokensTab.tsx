import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type ApiToken, SCOPE_WORDS } from '#content-store/model/people/api-token.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { whenItWas } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { actionsColumn } from '../ui/table/RowActions.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { NewTokenForm } from './NewTokenForm.tsx';

const COLUMNS: readonly Column<ApiToken>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Permissions', cell: ({ scope, username }) => `${SCOPE_WORDS[scope]}, as ${username}` },
  {
    header: 'Created',
    cell: ({ createdAt, createdBy }) => `${whenItWas(createdAt)}${createdBy && ` by ${createdBy}`}`,
  },
  { header: 'Last used', cell: ({ lastUsedOn }) => whenItWas(lastUsedOn ?? undefined) || 'Never' },
  { header: 'Expires', cell: ({ expiresAt }) => `${isOver(expiresAt) ? 'Expired ' : ''}${whenItWas(expiresAt)}` },
];

const isOver = (expiresAt: string): boolean => Date.parse(expiresAt) <= Date.now();

/** The API tokens: a person's own, for administrators those of all. */
export function TokensTab() {
  const tokens = useQuery({ queryKey: ['tokens'], queryFn: () => ask('token/list', {}) });
  const [isMaking, setMaking] = useState(false);
  const { mutate: revoke } = useChange({
    call: ({ _id }: ApiToken) => send('token/revoke', { _id }),
    stale: ['tokens'],
    said: ({ name }) => `Token ${name} revoked`,
  });
  const actions = actionsColumn<ApiToken>((token) => (
    <AskingButton
      aria-label={`Revoke ${token.name} of ${token.username}`}
      question={`Revoke ${token.name}`}
      text="Scripts that use this token will stop working. This cannot be undone."
      yes="Revoke"
      onYes={() => revoke(token)}
    />
  ));
  return (
    <Tab hint="A token lets a script act as you without your password. It stops working when you change your password, and it can never change passwords, users or tokens.">
      {isMaking ? (
        <NewTokenForm onDone={() => setMaking(false)} />
      ) : (
        <div>
          <Button onClick={() => setMaking(true)}>
            <KeyRound size={16} aria-hidden /> New token
          </Button>
        </div>
      )}
      <Answer query={tokens}>
        {(answer) => (
          <DataTable label="API tokens" columns={[...COLUMNS, actions]} rows={answer.tokens} empty="No tokens yet." />
        )}
      </Answer>
    </Tab>
  );
}
