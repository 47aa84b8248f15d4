import type { SubscribeField as Field } from '#content-store/model/forms/subscribe.ts';
import { SubscribeControl } from './SubscribeControl.tsx';
import styles from './SubscribeForm.module.css';

interface Props {
  id: string;
  field: Field;
}

/** A field with its label and space for its validation message. */
export function SubscribeField({ id, field }: Props) {
  const label = field.label || field.name || field.id;
  const facts = {
    'data-field': field.id,
    'data-required': field.required || undefined,
    'data-max': field.maxLength,
    'data-message': field.message || undefined,
  };
  const error = <p className={styles.error} id={`${id}-error`} data-error="" hidden />;
  if (field.type === 'multipleChoice') {
    return (
      <fieldset className={styles.field} aria-describedby={`${id}-error`} {...facts}>
        <legend className={styles.label}>
          {label}
          {field.required && <span aria-hidden="true"> *</span>}
          {field.required && <span className="visually-hidden"> (required)</span>}
        </legend>
        {field.options.map((option) => (
          <label key={option} className="check">
            <input type="checkbox" name={field.id} value={option} /> {option}
          </label>
        ))}
        {error}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} {...facts}>
      <label className={field.type === 'checkbox' ? 'check' : styles.label} htmlFor={id}>
        {field.type === 'checkbox' && <SubscribeControl id={id} field={field} />}
        <span>
          {label}
          {field.required && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {field.type !== 'checkbox' && <SubscribeControl id={id} field={field} />}
      {error}
    </div>
  );
}
