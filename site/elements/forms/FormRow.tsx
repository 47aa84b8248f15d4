import type { ReactNode } from 'react';
import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import { MASKS } from './masks.ts';

interface Props {
  id: string;
  field: Omit<FormField, 'key'>;
  /** The classes `row`, `half` (of a row of half the width), `label` and `error`. */
  look: Readonly<Record<string, string | undefined>>;
  /** The validation message; empty when the field is valid. */
  message?: string;
  captcha?: ReactNode;
  /** Attributes of the row for a script, which then shows the message. */
  facts?: object;
}

/** A field with its label and validation message. Checkboxes and multiple choices always take half the width. */
export function FormRow({ id, field, look, message = '', captcha, facts }: Props) {
  const fixed = useFormTexts();
  const { type, halfWidth } = field;
  const isHalf = look.half && (halfWidth || type === 'checkbox' || type === 'multipleChoice');
  const row = { className: isHalf ? `${look.row} ${look.half}` : look.row, ...facts };
  const error = (
    <p className={look.error} id={`${id}-error`} data-error={facts && ''} hidden={!message}>
      {message}
    </p>
  );
  if (type === 'multipleChoice') {
    return (
      <fieldset {...row} aria-describedby={`${id}-error`}>
        <legend className={look.label}>
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
      <fieldset {...row} name={field.name} tabIndex={-1} aria-describedby={`${id}-error`}>
        <legend className="visually-hidden">{field.label || fixed.captchaName}</legend>
        {captcha}
        {error}
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    return (
      <div {...row}>
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
    <div {...row}>
      <label className={look.label} htmlFor={id}>
        <Label field={field} />
      </label>
      <FormControl id={id} field={field} isInvalid={message !== ''} />
      {error}
    </div>
  );
}

function Label({ field }: { field: Props['field'] }) {
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
  const fixed = useFormTexts();
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
