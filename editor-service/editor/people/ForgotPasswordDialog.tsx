import { type SubmitEvent, useState } from 'react';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';

interface ForgotPasswordDialogProps {
  onBack: () => void;
  onClose?: (() => void) | undefined;
}

/** Requests a link to choose a new password. */
export function ForgotPasswordDialog({ onBack, onClose }: ForgotPasswordDialogProps) {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const { isBusy, problem, refuse, run } = useCall();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const invalid = problemOf(field);
    if (!invalid) return void run(async () => setAnswer((await send('user/forgotPassword', { email })).message));
    field.focus();
    refuse(invalid);
  }

  if (answer !== null) {
    return (
      <Modal key="success" title={t('Check your mail')} onClose={onClose}>
        <ModalText>{answer}</ModalText>
        <ModalActions>
          <Button data-first-focus look="main" onClick={onBack}>
            {t('Back to login')}
          </Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal key="form" title={t('Forgot Password?')} onClose={onClose}>
      <ModalText>{t('Enter your email address and we’ll send you a link to choose a new password.')}</ModalText>
      <form className={controls.form} noValidate onSubmit={submit}>
        <TextField
          label={t('Email')}
          type="email"
          name="email"
          required
          autoComplete="email"
          isFirst
          aria-invalid={problem !== null}
          value={email}
          onChange={setEmail}
        />
        <ProblemText>{problem}</ProblemText>
        <ModalActions>
          <Button onClick={onBack}>{t('Back to login')}</Button>
          <Button type="submit" look="main" disabled={isBusy}>
            {isBusy ? t('Sending…') : t('Reset password')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}

/** What is wrong with the address, in the specified wording; null when it is valid. */
function problemOf({ validity }: HTMLInputElement): string | null {
  if (validity.valueMissing) return t('Please provide your email address');
  return validity.valid ? null : t('Please provide a valid email address');
}
