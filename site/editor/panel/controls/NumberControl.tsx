import type { ControlProps } from '../control-props.ts';
import styles from '../controls.module.css';
import { Labelled } from '../Labelled.tsx';

/** A number between two bounds; what is outside them is not taken. */
export function NumberControl({ field, value, onChange }: ControlProps<'number'>) {
  const { min, max, step = 1 } = field;
  const help = [field.help, `${min} to ${max}`].filter(Boolean).join(', ');

  function change(text: string) {
    const number = Number(text);
    if (text !== '' && number >= min && number <= max) onChange(number);
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
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Labelled>
  );
}
