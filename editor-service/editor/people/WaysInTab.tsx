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
import { editorLanguage, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpCode } from './SetUpCode.tsx';
import styles from './WayButtons.module.css';
import { canUsePasskeys } from './WayButtons.tsx';
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

/** By what one logs in. */
export function WaysInTab() {
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const close = () => setOpen({ kind: 'nothing' });
  const showCodes = (codes: readonly string[]) => setOpen({ kind: 'codes', codes });
  return (
    <Tab>
      {open.kind === 'code' && (
        <Card title={t('Authenticator app')}>
          <SetUpCode onDone={showCodes} onCancel={close} />
        </Card>
      )}
      {open.kind === 'codes' && (
        <Card title={t('Your recovery codes')}>
          <RecoveryCodes codes={open.codes} onDone={close} />
        </Card>
      )}
      {open.kind === 'rename' && <RenameForm key={open.passkey._id} passkey={open.passkey} onDone={close} />}
      {(open.kind === 'nothing' || open.kind === 'rename') && <Cards onOpen={setOpen} onCodes={showCodes} />}
    </Tab>
  );
}

interface CardsProps {
  onOpen: (open: Open) => void;
  onCodes: (codes: readonly string[]) => void;
}

function Cards({ onOpen, onCodes }: CardsProps) {
  return (
    <Answer query={useQuery(waysInQuery)}>
      {(ways) => (
        <>
          <Company ways={ways} />
          <Passkeys ways={ways} onRename={(passkey) => onOpen({ kind: 'rename', passkey })} />
          <Codes ways={ways} onSetUp={() => onOpen({ kind: 'code' })} />
          <Recovery ways={ways} onMade={onCodes} />
          <Password ways={ways} />
        </>
      )}
    </Answer>
  );
}

function Company({ ways: { companies } }: { ways: Ways }) {
  if (companies.length === 0) return null;
  const names = new Intl.ListFormat(editorLanguage).format(companies.map(({ title }) => title));
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
          ? t('Log in with your fingerprint, face or PIN. Unlike a password, a passkey cannot be guessed or phished.')
          : t('Passkeys need an editor at an address with a name.')}
      </Hint>
      {ways.passkeys.length > 0 && (
        <DataTable label={t('Passkeys')} columns={[...COLUMNS, actions]} rows={ways.passkeys} empty="" />
      )}
      {ways.hasPasskeys && canUsePasskeys() && (
        <Button disabled={isPending} onClick={() => add()}>
          <icons.KeyRound size={16} aria-hidden /> {t('Add a passkey')}
        </Button>
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

function Codes({ ways, onSetUp }: { ways: Ways; onSetUp: () => void }) {
  const { mutate: turnOff } = useChange({
    call: () => send('user/removeCode', {}),
    said: t('Authenticator app turned off'),
  });
  // A passkey alone is enough, so codes would never be asked for.
  if (!ways.hasCode && !ways.hasPassword && ways.companies.length === 0) return null;
  return (
    <Card title={t('Authenticator app')}>
      <Hint>
        {ways.hasCode
          ? t('On. Unless you use a passkey, you also enter a code from the app when you log in.')
          : t('Unless you use a passkey, you also enter a code from an app on your phone when you log in.')}
      </Hint>
      <div className={styles.choices}>
        <Button onClick={onSetUp}>{ways.hasCode ? t('Set up a new phone') : t('Set up an authenticator app')}</Button>
        {ways.hasCode && (
          <AskingButton
            question={t('Turn off the authenticator app')}
            text={t('Your password alone will be enough to log in, unless you have passkeys and no password.')}
            yes={t('Turn off')}
            onYes={() => turnOff()}
          />
        )}
      </div>
    </Card>
  );
}

function Recovery({ ways: { recoveryCodes, ...ways }, onMade }: { ways: Ways; onMade: CardsProps['onCodes'] }) {
  const { mutate: renew, isPending } = useChange({
    call: () => send('user/renewRecoveryCodes', {}),
    onSuccess: (made) => onMade(made.recoveryCodes),
  });
  if (!ways.hasCode && ways.passkeys.length === 0) return null;
  return (
    <Card title={t('Recovery codes')}>
      <Hint>
        {recoveryCodes > 0
          ? t('You have {recoveryCodes} left. Each lets you log in once without your phone.', { recoveryCodes })
          : t('With recovery codes you can log in if you lose your phone. You have none.')}
      </Hint>
      <Button disabled={isPending} onClick={() => renew()}>
        {recoveryCodes > 0 ? t('Replace recovery codes') : t('Make recovery codes')}
      </Button>
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
          <AskingButton
            text={t('You will log in with passkeys only. You can choose a password again at any time.')}
            yes={t('Remove password')}
            onYes={() => drop()}
          />
        </>
      ) : (
        <Hint>{ways.companies.length > 0 ? t('You have no password.') : NO_PASSWORD}</Hint>
      )}
    </Card>
  );
}
