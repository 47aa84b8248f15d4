import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import type { ControlProps } from './control-props.ts';

/** A list of short texts, one per line; blank lines are kept while typing but count as nothing. */
export function TextsControl({ field, value, onChange }: ControlProps<'texts'>) {
  const texts = Array.isArray(value) ? value : [];
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <textarea
          {...control}
          className={styles.input}
          rows={4}
          value={texts.join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n').slice(0, field.max))}
        />
      )}
    </Labelled>
  );
}
