import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { RemoveButton } from '../ui/dialog/AskingButton.tsx';
import controls from '../ui/fields/controls.module.css';
import { LabelledGroup, ProblemText } from '../ui/fields/Labelled.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import styles from './Forms.module.css';

interface TextRowsProps {
  label: string;
  addLabel: string;
  /** The name of a row: `Email` gives `Email 1`. */
  rowLabel: string;
  type?: 'email' | 'text';
  max: number;
  values: readonly string[];
  /** The error message for a value; empty when it is valid. */
  problemOf: (value: string) => string;
  onChange: (values: string[]) => void;
}

/** Short texts, one per row; removing one asks first. */
export function TextRows({ label, addLabel, rowLabel, type, max, values, problemOf, onChange }: TextRowsProps) {
  const add = useRef<HTMLButtonElement>(null);

  function addRow() {
    flushSync(() => onChange([...values, '']));
    const rows = add.current?.parentElement?.querySelectorAll('input');
    rows?.[rows.length - 1]?.focus();
  }

  return (
    <LabelledGroup label={label}>
      {values.map((value, index) => {
        const name = `${rowLabel} ${index + 1}`;
        const problem = problemOf(value);
        return (
          // Texts may be equal or empty, so they cannot be keys. Adding or removing a row resets all rows.
          <div key={t('{name} of {values}', { name, values: values.length })} className={styles.row}>
            <div className={styles.text}>
              <input
                className={controls.input}
                type={type}
                aria-label={name}
                aria-invalid={problem !== ''}
                maxLength={254}
                value={value}
                onChange={({ target }) => onChange(values.with(index, target.value))}
              />
              <ProblemText>{problem}</ProblemText>
            </div>
            <RemoveButton label={t('Remove {name}', { name })} onYes={() => onChange(values.toSpliced(index, 1))} />
          </div>
        );
      })}
      <Button ref={add} disabled={values.length >= max} onClick={addRow}>
        <icons.Plus size={16} aria-hidden /> {addLabel}
      </Button>
    </LabelledGroup>
  );
}
