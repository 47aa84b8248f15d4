import { useState } from 'react';
import { type Redirect, redirectSchema } from '#content-store/model/entities/redirect.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/fields/Problem.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './Settings.module.css';

interface RedirectFormProps {
  /** Null for a new one. */
  redirect: Redirect | null;
  onDone: (redirect: Redirect) => void;
  onCancel: () => void;
}

/** The form that adds or changes a redirect; it immediately reports what is wrong with an address. */
export function RedirectForm({ redirect, onDone, onCancel }: RedirectFormProps) {
  const [draft, setDraft] = useState(redirect ?? { name: '', from: '', to: '' });
  const [problem, setProblem] = useState('');

  function finish() {
    const checked = redirectSchema.safeParse({ _id: newKey(), ...draft });
    if (checked.success) onDone(checked.data);
    else setProblem(checked.error.issues[0]?.message ?? '');
  }

  return (
    <form
      className={styles.redirectForm}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextField
        label="From"
        placeholder="/old-address"
        isRequired
        value={draft.from}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <TextField
        label="To"
        placeholder="/new-address"
        isRequired
        value={draft.to}
        onChange={(to) => setDraft({ ...draft, to })}
      />
      <TextField label="Name" maxLength={200} value={draft.name} onChange={(name) => setDraft({ ...draft, name })} />
      <Button type="submit">{redirect ? 'Change redirect' : 'Add redirect'}</Button>
      {redirect && <Button onClick={onCancel}>Cancel</Button>}
      <Problem>{problem}</Problem>
    </form>
  );
}
