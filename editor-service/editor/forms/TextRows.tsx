import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { RemoveButton } from '../ui/dialog/AskingButton.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { CheckedText } from './CheckedText.tsx';
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

/** Short texts, one per row; asks before it removes one. */
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
        return (
          // Texts may be equal or empty, so they cannot be keys. Adding or removing a row resets all rows.
          <div key={`${name} of ${values.length}`} className={styles.row}>
            <div className={styles.text}>
              <CheckedText
                type={type}
                aria-label={name}
                value={value}
                problemOf={problemOf}
                onChange={(text) => onChange(values.with(index, text))}
              />
            </div>
            <RemoveButton label={`Remove ${name}`} onYes={() => onChange(values.toSpliced(index, 1))} />
          </div>
        );
      })}
      <Button ref={add} disabled={values.length >= max} onClick={addRow}>
        <Plus size={16} aria-hidden /> {addLabel}
      </Button>
    </LabelledGroup>
  );
}
