import { AddressField } from '../../links/AddressField.tsx';
import styles from '../../ui/fields/controls.module.css';
import { Labelled } from '../../ui/fields/Labelled.tsx';
import { LimitNote } from '../../ui/fields/LimitNote.tsx';
import type { ControlProps } from './control-props.ts';

/** One line of text, or several. */
export function TextControl({ field, value, onChange }: ControlProps<'text'>) {
  const Input = field.multiline ? 'textarea' : 'input';
  const text = typeof value === 'string' ? value : '';
  if (field.isAddress) return <AddressField label={field.label} help={field.help} value={text} onChange={onChange} />;
  const problem = text.trim() === '' && field.missing;
  return (
    <Labelled label={field.label} help={field.help}>
      {(control) => (
        <>
          <Input
            {...control}
            className={styles.input}
            value={text}
            placeholder={field.placeholder}
            maxLength={field.maxLength}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <LimitNote length={text.length} max={field.maxLength} />
          {problem && (
            <p className={styles.error} role="status">
              {problem}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}
