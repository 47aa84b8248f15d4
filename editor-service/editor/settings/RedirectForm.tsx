import { useState } from 'react';
import { postedRedirectSchema, type Redirect } from '#content-store/model/entities/redirect.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { boundTo } from '../ui/fields/bound-to.ts';
import { Form } from '../ui/fields/Form.tsx';
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
  const field = boundTo(draft, setDraft);

  function finish() {
    const checked = postedRedirectSchema.safeParse(draft);
    if (checked.success) onDone({ ...checked.data, _id: redirect?._id ?? newKey() });
    else setProblem(checked.error.issues[0]?.message ?? '');
  }

  return (
    <Form className={styles.redirectForm} onSubmit={finish}>
      <TextField label="From" placeholder="/old-address" required {...field('from')} />
      <TextField label="To" placeholder="/new-address" required {...field('to')} />
      <TextField label="Name" maxLength={200} {...field('name')} />
      <Button type="submit">{redirect ? 'Change redirect' : 'Add redirect'}</Button>
      {redirect && <Button onClick={onCancel}>Cancel</Button>}
      <Problem>{problem}</Problem>
    </Form>
  );
}
