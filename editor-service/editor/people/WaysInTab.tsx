import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#content-store/model/people/passkey.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { whenItWas } from '../ui/date-and-time.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpCode } from './SetUpCode.tsx';
import { waysInQuery } from './ways-in-query.ts';

type Ways = AnswerOf<'user/loadWaysIn'>;

const COLUMNS: readonly Column<Passkey>[] = [
  { header: t('Passkey'), cell: ({ name }) => name },
  { header: t('Added'), cell: ({ createdAt }) => whenItWas(createdAt) },
  { header: t('Last used'), cell: ({ lastUsedAt }) => whenItWas(lastUsedAt ?? undefined) || t('Never') },
];

type Open =
  | { kind: 'nothing' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'code' }
  | { kind: 'codes'; codes: readonly string[] };

/** By what one logs in: passkeys, codes from the phone, recovery codes, a password. */
export function WaysInTab() {
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const close = () => setOpen({ kind: 'nothing' });
  const query = useQuery(waysInQuery);
  if (open.kind === 'codes') {
    return (
      <Tab>
        <Card title={t('Your recovery codes')}>
          <RecoveryCodes codes={open.codes} onDone={close} />
        </Card>
      </Tab>
    );
  }
  return (
    <Tab>
      {open.kind === 'rename' && <RenameForm key={open.passkey._id} passkey={open.passkey} onDone={close} />}
      <Answer query={query}>
        {(ways) => (
          <>
            <Company ways={ways} />
            <Passkeys ways={ways} onRename={(passkey) => setOpen({ kind: 'rename', passkey })} />
            {open.kind === 'code' ? (
              <SettingUp onDone={(codes) => setOpen({ kind: 'codes', codes })} onCancel={close} />
            ) : (
              <Codes ways={ways} onSetUp={() => setOpen({ kind: 'code' })} />
            )}
            <Recovery ways={ways} onMade={(codes) => setOpen({ kind: 'codes', codes })} />
            <Password ways={ways} />
          </>
        )}
      </Answer>
    </Tab>
  );
}

function Company({ ways: { companies } }: { ways: Ways }) {
  if (companies.length === 0) return null;
  const names = companies.map(({ title }) => title).join(' and ');
  return (
    <Card title={t('Company log-in')}>
      <Hint>
        {t('You log in with {names}. It also decides your roles, and when you can no longer log in.', { names })}
      </Hint>
    </Card>
  );
}

function Passkeys({ ways, onRename }: { ways: Ways; onRename: (passkey: Passkey) => void }) {
  const { mutate: add, isPending } = useChange({ call: () => makePasskey(), said: t('Passkey added') });
  const { mutate: remove } = useChange({
    call: ({ _id }: Passkey) => send('user/removePasskey', { _id }),
    said: ({ name }) => t('Passkey {name} removed', { name }),
  });
  const actions = actionsColumn<Passkey>((passkey) => (
    <RowActions>
      <Button aria-label={t('Rename {name}', { name: passkey.name })} onClick={() => onRename(passkey)}>
        {t('Rename')}
      </Button>
      <AskingButton
        aria-label={t('Remove {name}', { name: passkey.name })}
        text={t('You will no longer be able to log in with it. Delete it on your device, too.')}
        yes={t('Remove')}
        onYes={() => remove(passkey)}
      />
    </RowActions>
  ));
  return (
    <Card title={t('Passkeys')}>
      <Hint>
        {ways.hasPasskeys
          ? t('Log in with your fingerprint, face or PIN instead of a password. It cannot be guessed or phished.')
          : t('Passkeys need an editor at an address with a name.')}
      </Hint>
      {ways.passkeys.length > 0 && (
        <DataTable label={t('Passkeys')} columns={[...COLUMNS, actions]} rows={ways.passkeys} empty="" />
      )}
      {ways.hasPasskeys && (
        <div>
          <Button disabled={isPending} onClick={() => add()}>
            <icons.KeyRound size={16} aria-hidden /> {t('Add a passkey')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function RenameForm({ passkey: { _id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [draft, field] = useDraft({ name });
  const { mutate, isPending } = useChange({ call: () => send('user/renamePasskey', { _id, ...draft }), onDone });
  return (
    <CardForm title={t('Rename passkey')} action={t('Save')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label={t('Name')} required maxLength={100} {...field('name')} />
    </CardForm>
  );
}

function SettingUp({ onDone, onCancel }: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { mutate } = useChange({ call: async (codes: readonly string[]) => codes, onSuccess: onDone });
  return (
    <Card title={t('Codes from your phone')}>
      <SetUpCode onDone={mutate} onCancel={onCancel} />
    </Card>
  );
}

function Codes({ ways, onSetUp }: { ways: Ways; onSetUp: () => void }) {
  const { mutate: turnOff } = useChange({ call: () => send('user/removeCode', {}), said: t('Codes turned off') });
  return (
    <Card title={t('Codes from your phone')}>
      <Hint>
        {ways.hasCode
          ? t('On. After your password you are asked for a code from your authenticator app.')
          : t('After your password, you are also asked for a code from an authenticator app.')}
      </Hint>
      <div>
        {ways.hasCode ? (
          <AskingButton
            question={t('Turn off codes')}
            text={t('Your password alone will be enough to log in, unless you have passkeys and no password.')}
            yes={t('Turn off')}
            onYes={() => turnOff()}
          />
        ) : (
          <Button onClick={onSetUp}>{t('Set up codes')}</Button>
        )}
      </div>
    </Card>
  );
}

function Recovery({ ways, onMade }: { ways: Ways; onMade: (codes: readonly string[]) => void }) {
  const { mutate: renew, isPending } = useChange({
    call: () => send('user/renewRecoveryCodes', {}),
    onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
  });
  if (!ways.hasCode && ways.passkeys.length === 0) return null;
  return (
    <Card title={t('Recovery codes')}>
      <Hint>
        {ways.recoveryCodes > 0
          ? t('You have {recoveryCodes} left. Each lets you log in once without your phone.', {
              recoveryCodes: ways.recoveryCodes,
            })
          : t('With recovery codes you can log in if you lose your phone. You have none.')}
      </Hint>
      <div>
        <Button disabled={isPending} onClick={() => renew()}>
          {ways.recoveryCodes > 0 ? t('Replace recovery codes') : t('Make recovery codes')}
        </Button>
      </div>
    </Card>
  );
}

const NO_PASSWORD = t('You have no password. You can choose one under “Name and password”.');

function Password({ ways }: { ways: Ways }) {
  const { mutate: drop } = useChange({ call: () => send('user/dropPassword', {}), said: t('Password removed') });
  if (ways.passkeys.length === 0) return null;
  return (
    <Card title={t('Password')}>
      {ways.hasPassword ? (
        <>
          <Hint>{t('With two passkeys, or with recovery codes, you can do without a password.')}</Hint>
          <div>
            <AskingButton
              question={t('Remove password')}
              text={t('You will log in with passkeys only. You can choose a password again at any time.')}
              yes={t('Remove password')}
              onYes={() => drop()}
            />
          </div>
        </>
      ) : (
        <Hint>{ways.companies.length > 0 ? t('You have no password.') : NO_PASSWORD}</Hint>
      )}
    </Card>
  );
}
