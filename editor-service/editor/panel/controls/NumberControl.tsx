import { useState } from 'react';
import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';
import { readNumber } from './read-number.ts';

/** A number between two bounds; a number outside them is not stored, and is discarded on blur. */
export function NumberControl({ field, value, onChange }: ControlProps<'number'>) {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 } = field;
  const [refused, setRefused] = useState<string | null>(null);
  const help = [field.help, `${min} to ${max}`].filter(Boolean).join(', ');

  function change(text: string) {
    const number = readNumber(text, { min, max, step });
    setRefused(number === null ? text : null);
    if (number !== null) onChange(number);
  }

  return (
    <Labelled label={field.label} help={help}>
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type="number"
          min={min}
          max={max}
          step={step}
          value={refused ?? (typeof value === 'number' ? value : '')}
          aria-invalid={refused !== null || undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setRefused(null)}
        />
      )}
    </Labelled>
  );
}
