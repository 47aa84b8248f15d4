import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';
import { formTexts as fixed } from '../../texts/fixed-texts.ts';
import { useIsEditing } from '../field-host.ts';

type Field = Omit<FormField, 'key'>;

interface Props {
  id: string;
  field: Field;
  /** The classes `row`, `half` (of a row of half the width), `label` and `error`. */
  look: Readonly<Record<string, string>>;
  /** Of the captcha; empty when none is configured any more, and the form then cannot be sent. */
  siteKey?: string;
}

/** A field with its label and a place for its message. Checkboxes and multiple choices always take half the width. */
export function FormRow({ id, field, look, siteKey = '' }: Props) {
  const { type, name, required, halfWidth } = field;
  const isHalf = look.half && (halfWidth || type === 'checkbox' || type === 'multipleChoice');
  const row = { className: isHalf ? `${look.row} ${look.half}` : look.row, 'data-field': name };
  const described = { 'aria-describedby': `${id}-error` };
  const error = <p className={look.error} id={`${id}-error`} data-error="" hidden />;
  if (type === 'multipleChoice') {
    return (
      <fieldset {...row} {...described}>
        <legend className={look.label}>
          <Label field={field} />
          {required && <span className="visually-hidden"> {fixed.requiredMark}</span>}
        </legend>
        {field.options.map((option) => (
          <label key={option} className="check">
            <input type="checkbox" name={name} value={option} />
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
      <fieldset {...row} {...described} name={name} tabIndex={-1}>
        <legend className="visually-hidden">{field.label || fixed.captchaName}</legend>
        <CaptchaPlace siteKey={siteKey} />
        {error}
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    return (
      <div {...row}>
        <label className="check">
          <input type="checkbox" name={name} value="true" required={required} {...described} />
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
      <FormControl id={id} field={field} />
      {error}
    </div>
  );
}

function Label({ field }: Pick<Props, 'field'>) {
  return (
    <span>
      {field.label || field.name || 'Field label'}
      {field.required && <span aria-hidden="true"> *</span>}
    </span>
  );
}

/** Where the captcha is shown when the form is first used (scripts/captcha.ts). */
function CaptchaPlace({ siteKey }: { siteKey: string }) {
  if (useIsEditing()) return <p>Visitors see the captcha here.</p>; // No script of a third party runs in the editor.
  return siteKey ? <div className="captcha" data-captcha={siteKey} /> : <p>{fixed.captchaOff}</p>;
}

const INPUT_TYPES: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel', date: 'date' };
const AUTOCOMPLETE: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel' };
/** `#` stands for a digit; the date mask is for browsers without a date control. */
const MASKS: Partial<Record<FormFieldType, string>> = { phone: '#### ### ###', date: '##/##/####' };

/** The control of a field with a single value, except checkbox and captcha. */
function FormControl({ id, field }: Pick<Props, 'id' | 'field'>) {
  const { type, name, placeholder, required, options, maxLength } = field;
  const common = { id, name, required, className: 'control', 'aria-describedby': `${id}-error` };
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
