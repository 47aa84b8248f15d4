import { useState } from 'react';
import { usernameOf } from '#content-store/model/people/user.ts';
import type { Recovery } from '../store/state/dialog.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { RecoveryCodesModal } from './RecoveryCodes.tsx';
import { choosePassword, enterFirst } from './session.ts';
import { passkeyWay, WayButtons } from './WayButtons.tsx';

const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password' } as const;

interface RecoveryDialogProps {
  recovery: Recovery;
  isIncomplete: boolean;
}

/** Sets a password through a one-time link; a link without an e-mail address creates the first administrator. */
export function RecoveryDialog({ recovery, isIncomplete }: RecoveryDialogProps) {
  const isLoggedIn = useEditor((state) => state.session.kind !== 'loggedOut');
  const workbench = useWorkbench();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (isIncomplete && !isLoggedIn) return <IncompleteLink />;
  if (recoveryCodes) return <RecoveryCodesModal codes={recoveryCodes} onIn={() => enterFirst(workbench)} />;
  return (
    <Modal title={t('Choose a password')}>
      {isLoggedIn ? (
        <ModalText>{t('You are already logged in as another user')}</ModalText>
      ) : (
        <RecoveryForm recovery={recovery} onCodes={setRecoveryCodes} />
      )}
    </Modal>
  );
}

function IncompleteLink() {
  const { store } = useWorkbench();
  return (
    <Modal title={t('This link is incomplete')}>
      <ModalText>
        {t(
          'It was cut off, or it has already been used. Open the whole link, or get a new one: choose “Forgot Password?” when you log in, or ask an administrator.',
        )}
      </ModalText>
      <ModalActions>
        <Button data-first-focus look="main" onClick={() => store.setState({ dialog: { kind: 'login' } })}>
          {t('Back to login')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

interface RecoveryFormProps {
  recovery: Recovery;
  /** A passkey was made instead; with it come recovery codes. */
  onCodes: (recoveryCodes: readonly string[]) => void;
}

function RecoveryForm({ recovery, onCodes }: RecoveryFormProps) {
  const workbench = useWorkbench();
  const [{ email, password, confirmation }, field] = useDraft({
    email: recovery.email,
    password: '',
    confirmation: '',
  });
  const { isBusy, problem, refuse, run } = useCall();
  const isFirst = recovery.email === '';

  function submit() {
    if (password !== confirmation) refuse(t('The passwords do not match'));
    else void run(() => choosePassword(workbench, { ...recovery, email }, password));
  }

  const byPasskey = async () => {
    const { makePasskey } = await import('./passkeys.ts');
    onCodes((await makePasskey({ ...recovery, email })).recoveryCodes);
  };

  const instead = passkeyWay(!isFirst, () => void run(byPasskey), t('Use a passkey instead'));

  return (
    <Form className={controls.form} noValidate onSubmit={submit}>
      {isFirst && <ModalText>{t('You are creating the first user of this site, an administrator.')}</ModalText>}
      <TextField
        label={t('Email')}
        help={isFirst ? signInHelp(email) : undefined}
        type="email"
        autoComplete="username"
        isFirst={isFirst}
        {...field('email')}
      />
      <TextField
        label={t('Password')}
        help={t('At least 8 characters')}
        {...NEW_PASSWORD}
        isFirst={!isFirst}
        {...field('password')}
      />
      <TextField label={t('Confirm password')} {...NEW_PASSWORD} {...field('confirmation')} />
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        {problem && !isFirst && (
          <Button onClick={() => workbench.store.setState({ dialog: { kind: 'login', username: email } })}>
            {t('Back to login')}
          </Button>
        )}
        <Button type="submit" look="main" disabled={isBusy}>
          {t('Set password')}
        </Button>
      </ModalActions>
      <WayButtons ways={instead} isBusy={isBusy} />
    </Form>
  );
}

function signInHelp(email: string): string {
  return email.includes('@')
    ? t('Your username will be “{email}”. You can also log in with your email address.', { email: usernameOf(email) })
    : t('Your username will be the part before the @');
}
