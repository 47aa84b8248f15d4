import { useState } from 'react';
import { tagCategorySchema } from '#content-store/model/entities/tags.ts';
import { Button } from '../ui/Button.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { said, t } from '../words/t.ts';

interface AddNameProps {
  label: string;
  /** Names already in use. */
  taken: readonly string[];
  onAdd: (name: string) => void;
}

/** A field for a new name; it shows why a name is refused. */
export function AddName({ label, taken, onAdd }: AddNameProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  function add() {
    const name = tagCategorySchema.shape.id.safeParse(typed);
    if (!name.success) return setProblem(said(name.error.issues[0]?.message ?? ''));
    if (taken.includes(name.data)) return setProblem(t('{data} is already in the list', { data: name.data }));
    setProblem('');
    setTyped('');
    onAdd(name.data);
  }

  return (
    <Form onSubmit={add}>
      <Labelled label={label} help={problem || undefined}>
        {(control) => (
          <div className={controls.row}>
            <input
              {...control}
              className={controls.input}
              value={typed}
              maxLength={100}
              aria-invalid={problem !== ''}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" aria-label={t('Add: {label}', { label })}>
              {t('Add')}
            </Button>
          </div>
        )}
      </Labelled>
    </Form>
  );
}
