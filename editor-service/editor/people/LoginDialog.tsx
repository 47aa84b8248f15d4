import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { useState } from 'react';
import { failureMessage } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { logInHere } from './session.ts';

/** The minimum length of username and password. */
const MINIMUM = 3;

type Progress = { kind: 'idle' } | { kind: 'loading' } | { kind: 'error'; message: string };

interface LoginDialogProps {
  username?: string | undefined;
  onClose?: () => void;
}

/** The login overlay; after an expired session it says that unsaved work is safe. */
export function LoginDialog({ username, onClose }: LoginDialogProps) {
  const workbench = useWorkbench();
  const session = useEditor((state) => state.session);
  const known = session.kind === 'expired' ? session.username : username;
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [isForgotten, setForgotten] = useState(false);

  async function submit(form: FormData) {
    const [username, password] = ['username', 'password'].map((name) => form.get(name));
    if (typeof username !== 'string' || typeof password !== 'string') return;
    setProgress({ kind: 'loading' });
    try {
      await logInHere(workbench, username, password);
    } catch (failure) {
      setProgress({ kind: 'error', message: failureMessage(failure) });
    }
  }

  if (isForgotten) return <ForgotPasswordDialog onBack={() => setForgotten(false)} onClose={onClose} />;
  return (
    <Modal title="Welcome" onClose={onClose}>
      {session.kind === 'expired' && (
        <ModalText>Your session has ended. Log in again to continue: your changes are still here.</ModalText>
      )}
      <Form
        className={controls.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <LoginField
          name="username"
          data-first-focus={!known}
          label="Username or Email"
          type="text"
          autoComplete="username"
          defaultValue={known}
        />
        <LoginField
          name="password"
          data-first-focus={Boolean(known)}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        {progress.kind === 'error' && <ProblemText>{progress.message}</ProblemText>}
        <ModalActions>
          <Button onClick={() => setForgotten(true)}>Forgot Password?</Button>
          <Button type="submit" look="main" disabled={progress.kind === 'loading'}>
            {progress.kind === 'loading' ? 'Logging in…' : 'Log in'}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

interface LoginFieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  'data-first-focus': boolean;
  defaultValue?: string | undefined;
}

function LoginField({ name, label, 'data-first-focus': isFirst, ...input }: LoginFieldProps) {
  return (
    <Field.Root className={controls.control} name={name}>
      <Field.Label className={controls.label}>{label}</Field.Label>
      <Field.Control
        className={controls.input}
        required
        minLength={MINIMUM}
        data-first-focus={isFirst || undefined}
        {...input}
      />
      <Field.Error className={controls.error} match="valueMissing">
        {label} is required
      </Field.Error>
      <Field.Error className={controls.error} match="tooShort">
        At least {MINIMUM} characters
      </Field.Error>
    </Field.Root>
  );
}
