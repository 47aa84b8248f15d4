import { type SubmitEvent, useState } from 'react';
import { usernameOf } from '#content-store/model/people/user.ts';
import { messageOf } from '../api/client.ts';
import type { Recovery } from '../store/state/dialog.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { Problem } from '../ui/fields/Problem.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { setPassword } from './recovery.ts';

type Progress = { kind: 'idle' } | { kind: 'loading' } | { kind: 'error'; message: string };

/** Sets a password through a one-time link; a link without an e-mail address creates the first administrator. */
export function RecoveryDialog({ recovery }: { recovery: Recovery }) {
  const isLoggedIn = useEditor((state) => state.session.kind !== 'loggedOut');
  return (
    <Modal title="Choose a password">
      {isLoggedIn ? (
        <ModalText>You are already logged in as another user</ModalText>
      ) : (
        <RecoveryForm recovery={recovery} />
      )}
    </Modal>
  );
}

function RecoveryForm({ recovery }: { recovery: Recovery }) {
  const workbench = useWorkbench();
  const [email, setEmail] = useState(recovery.email);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const isFirst = recovery.email === '';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password') as string;
    if (password !== form.get('confirmation')) {
      setProgress({ kind: 'error', message: 'The two passwords are not the same' });
      return;
    }
    setProgress({ kind: 'loading' });
    try {
      await setPassword(workbench, { ...recovery, email }, password);
    } catch (failure) {
      setProgress({ kind: 'error', message: messageOf(failure) });
    }
  }

  return (
    <form className={controls.form} noValidate onSubmit={(event) => void submit(event)}>
      {isFirst && <ModalText>This makes the first user of this site, an administrator.</ModalText>}
      <Labelled label="Email" help={isFirst ? signInHelp(email) : undefined}>
        {(control) => (
          <input
            {...control}
            className={controls.input}
            type="email"
            name="email"
            autoComplete="username"
            data-first-focus={isFirst || undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Labelled>
      <PasswordField name="password" label="Password" help="8 characters or more" isFirst={!isFirst} />
      <PasswordField name="confirmation" label="Password Confirmation" />
      {progress.kind === 'error' && <Problem>{progress.message}</Problem>}
      <ModalActions>
        {progress.kind === 'error' && (
          <Button onClick={() => workbench.store.setState({ dialog: { kind: 'login', username: email } })}>
            Back to login
          </Button>
        )}
        <Button type="submit" look="main" disabled={progress.kind === 'loading'}>
          {progress.kind === 'loading' ? 'Setting password…' : 'Set password'}
        </Button>
      </ModalActions>
    </form>
  );
}

function signInHelp(email: string): string {
  return email.includes('@')
    ? `Your username will be “${usernameOf(email)}”. The address works to log in, too.`
    : 'Your username will be what stands before the @';
}

interface PasswordFieldProps {
  name: string;
  label: string;
  help?: string;
  isFirst?: boolean;
}

function PasswordField({ name, label, help, isFirst = false }: PasswordFieldProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="password"
          name={name}
          autoComplete="new-password"
          data-first-focus={isFirst || undefined}
        />
      )}
    </Labelled>
  );
}
