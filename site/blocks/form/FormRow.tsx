import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
import { Captcha } from './Captcha.tsx';
import styles from './Form.module.css';
import { MASKS } from './masks.ts';

interface Props {
  id: string;
  field: FormField;
  /** The validation message; empty when the field is valid. */
  message: string;
  siteKey: string;
  onCaptcha: (answer: string) => void;
}

/** A field with its label and validation message. Checkboxes and multiple choices always take half the width. */
export function FormRow({ id, field, message, siteKey, onCaptcha }: Props) {
  const { type, halfWidth } = field;
  const isHalf = halfWidth || type === 'checkbox' || type === 'multipleChoice';
  const className = isHalf ? `${styles.row} ${styles.half}` : styles.row;
  const error = (
    <p className={styles.error} id={`${id}-error`} hidden={!message}>
      {message}
    </p>
  );
  if (type === 'multipleChoice') {
    return (
      <fieldset className={className} aria-describedby={`${id}-error`}>
        <legend className={styles.label}>
          <Label field={field} />
          {field.required && <span className="visually-hidden"> {fixed.requiredMark}</span>}
        </legend>
        {field.options.map((option) => (
          <label key={option} className="check">
            <input type="checkbox" name={field.name} value={option} aria-invalid={message !== '' || undefined} />
            {option}
          </label>
        ))}
        {error}
      </fieldset>
    );
  }
  if (type === 'captcha') {
    return (
      // The fieldset has a name and is focusable, like the controls of other fields.
      <fieldset className={className} name={field.name} tabIndex={-1} aria-describedby={`${id}-error`}>
        <legend className="visually-hidden">{field.label || fixed.captchaName}</legend>
        <Captcha siteKey={siteKey} onAnswer={onCaptcha} />
        {error}
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    return (
      <div className={className}>
        <label className="check">
          <input
            type="checkbox"
            name={field.name}
            value="true"
            required={field.required}
            aria-invalid={message !== '' || undefined}
            aria-describedby={`${id}-error`}
          />
          <Label field={field} />
        </label>
        {error}
      </div>
    );
  }
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        <Label field={field} />
      </label>
      <FormControl id={id} field={field} isInvalid={message !== ''} />
      {error}
    </div>
  );
}

function Label({ field }: { field: FormField }) {
  return (
    <span>
      {field.label || field.name || 'Field label'}
      {field.required && <span aria-hidden="true"> *</span>}
    </span>
  );
}

const INPUT_TYPES: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel', date: 'date' };
const AUTOCOMPLETE: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel' };

/** The control of a field with a single value, except checkbox and captcha. */
function FormControl({ id, field, isInvalid }: Pick<Props, 'id' | 'field'> & { isInvalid: boolean }) {
  const { type, name, placeholder, required, options, maxLength } = field;
  const common = {
    ...{ id, name, required, className: 'control' },
    ...{ 'aria-invalid': isInvalid || undefined, 'aria-describedby': `${id}-error` },
  };
  if (type === 'select') {
    return (
      <select {...common}>
        <option value="">{placeholder || fixed.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const typed = { ...common, placeholder: placeholder || undefined, maxLength };
  if (type === 'textArea') return <textarea rows={6} {...typed} />;
  return (
    <input type={INPUT_TYPES[type] ?? 'text'} autoComplete={AUTOCOMPLETE[type]} data-mask={MASKS[type]} {...typed} />
  );
}
