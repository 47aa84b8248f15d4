import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';

/** A day, stored as ISO 8601; an empty field stores no value. */
export function DateControl({ field, value, onChange }: ControlProps<'date'>) {
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type="date"
          value={typeof value === 'string' ? value.slice(0, 10) : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Labelled>
  );
}
