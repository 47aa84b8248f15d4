import type { ControlProps } from '../control-props.ts';
import styles from '../controls.module.css';
import { Labelled } from '../Labelled.tsx';

/** One line of text, or several. */
export function TextControl({ field, value, onChange }: ControlProps<'text'>) {
  const Input = field.multiline ? 'textarea' : 'input';
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <Input
          {...control}
          className={styles.input}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
