import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';

/** One of a few values. */
export function SelectControl({ field, value, onChange }: ControlProps<'select'>) {
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
