import type { SubscribeField as Field } from '#content-store/model/forms/subscribe.ts';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
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

type Type = Field['type'];

const INPUT_TYPES: Partial<Record<Type, string>> = { email: 'email', phone: 'tel', date: 'date', checkbox: 'checkbox' };
const AUTOCOMPLETE: Partial<Record<Type, string>> = { email: 'email', phone: 'tel' };
/** `#` stands for a digit; the date mask is for browsers without a date control. */
const MASKS: Partial<Record<Type, string>> = { phone: '#### ### ###', date: '##/##/####' };

/** The control of a field with a single value. */
function SubscribeControl({ id, field }: Props) {
  const { type, placeholder, required, options } = field;
  const common = { id, name: field.id, required, 'aria-describedby': `${id}-error` };
  if (type === 'select') {
    return (
      <select className="control" {...common}>
        <option value="">{placeholder || fixed.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (type === 'textarea') return <textarea className="control" rows={4} placeholder={placeholder} {...common} />;
  return (
    <input
      className={type === 'checkbox' ? 'box' : 'control'}
      type={INPUT_TYPES[type] ?? 'text'}
      value={type === 'checkbox' ? 'true' : undefined}
      placeholder={placeholder || undefined}
      autoComplete={AUTOCOMPLETE[type]}
      data-mask={MASKS[type]}
      {...common}
    />
  );
}
