import { useCallback, useState } from 'react';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { askForPasskey } from './passkeys.ts';
import { CODE_FIELD } from './SetUpCode.tsx';

const PASSWORD = { label: t('Password'), type: 'password', autoComplete: 'current-password' } as const;

/** Asks a person again who they are, before something goes on that they started. */
export function ConfirmDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const load = useCallback(() => ask('user/loadWaysIn', {}), []);
  const ways = useLoaded(load, null);
  const [wantsCode, setWantsCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [isAway, setAway] = useState(false);
  const { isBusy, problem, run } = useCall();
  if (!ways) return null;
  const hasCodes = ways.hasCode || ways.recoveryCodes > 0;
  const isCode = hasCodes && (wantsCode || !ways.hasPassword);
  const hasField = isCode || ways.hasPassword;

  const confirm = async (proof: Parameters<typeof send<'user/confirm'>>[1]) => {
    await send('user/confirm', proof);
    onDone(true);
  };
  const [company] = ways.companies;
  const byCompany = async (id: string) => {
    const { address } = await send('user/startCompany', { company: id });
    window.open(address, '_blank', 'noopener');
    setAway(true);
  };
  const byPasskey = async () => confirm({ passkey: await askForPasskey() });
  const isByCompany = !hasField && ways.passkeys.length === 0 && company !== undefined;
  const submit = async () => {
    if (hasField) return confirm(isCode ? { code: typed } : { password: typed });
    return isByCompany ? byCompany(company.id) : byPasskey();
  };

  if (isAway) {
    return (
      <Modal key="away" title={t('Confirm it’s you')} onClose={() => onDone(false)}>
        <ModalText>{t('Log in again in the window that opened, then continue here.')}</ModalText>
        <ModalActions>
          <Button onClick={() => onDone(false)}>{t('Cancel')}</Button>
          <Button look="main" data-first-focus onClick={() => onDone(true)}>
            {t('Continue')}
          </Button>
        </ModalActions>
      </Modal>
    );
  }

  return (
    <Modal title={t('Confirm it’s you')} onClose={() => onDone(false)}>
      <ModalText>{t('You logged in some time ago. Confirm that it is you to go on.')}</ModalText>
      <Form className={controls.form} onSubmit={() => void run(submit)}>
        {hasField && (
          <TextField
            key={isCode ? 'code' : 'password'}
            {...(isCode ? { label: t('Code'), ...CODE_FIELD } : PASSWORD)}
            required
            isFirst
            value={typed}
            onChange={setTyped}
          />
        )}
        <ProblemText>{problem}</ProblemText>
        <ModalActions>
          <Button onClick={() => onDone(false)}>{t('Cancel')}</Button>
          {hasCodes && ways.hasPassword && (
            <Button onClick={() => setWantsCode(!wantsCode)}>{isCode ? t('Use my password') : t('Use a code')}</Button>
          )}
          {hasField && ways.passkeys.length > 0 && (
            <Button disabled={isBusy} onClick={() => void run(byPasskey)}>
              {t('Use a passkey')}
            </Button>
          )}
          <Button type="submit" look="main" disabled={isBusy}>
            {hasField
              ? t('Confirm')
              : isByCompany
                ? t('Log in with {title}', { title: company.title })
                : t('Use a passkey')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
