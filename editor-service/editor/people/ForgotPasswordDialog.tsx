import { type SubmitEvent, useState } from 'react';
import { failureMessage, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

type Progress =
  | { kind: 'form' }
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'success'; message: string };

interface ForgotPasswordDialogProps {
  onBack: () => void;
  onClose?: (() => void) | undefined;
}

/** Requests a link to choose a new password. */
export function ForgotPasswordDialog({ onBack, onClose }: ForgotPasswordDialogProps) {
  const [email, setEmail] = useState('');
  const [progress, setProgress] = useState<Progress>({ kind: 'form' });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const problem = problemOf(field);
    if (problem) {
      field.focus();
      return setProgress({ kind: 'error', message: problem });
    }
    setProgress({ kind: 'loading' });
    try {
      const { message } = await send('user/forgotPassword', { email });
      setProgress({ kind: 'success', message });
    } catch (failure) {
      setProgress({ kind: 'error', message: failureMessage(failure) });
    }
  }

  if (progress.kind === 'success') {
    return (
      <Modal key="success" title="Check your mail" onClose={onClose}>
        <ModalText>{progress.message}</ModalText>
        <ModalActions>
          <Button data-first-focus look="main" onClick={onBack}>
            Back to login
          </Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal key="form" title="Forgot Password?" onClose={onClose}>
      <ModalText>Enter your email address and we’ll send you a link to choose a new password.</ModalText>
      <form className={controls.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="email"
          isFirst
          aria-invalid={progress.kind === 'error'}
          value={email}
          onChange={setEmail}
        />
        {progress.kind === 'error' && <ProblemText>{progress.message}</ProblemText>}
        <ModalActions>
          <Button onClick={onBack}>Back to login</Button>
          <Button type="submit" look="main" disabled={progress.kind === 'loading'}>
            {progress.kind === 'loading' ? 'Sending…' : 'Reset password'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}

/** What is wrong with the address, in the specified wording; null when it is valid. */
function problemOf({ validity }: HTMLInputElement): string | null {
  if (validity.valueMissing) return 'Please provide your email address';
  return validity.valid ? null : 'Please provide a valid email address';
}
