import type { FormField, FormFieldType } from '#content-store/model/forms/form-field.ts';

const INPUT_TYPES: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel', date: 'date' };
const AUTOCOMPLETE: Partial<Record<FormFieldType, string>> = { email: 'email', phone: 'tel' };
/** `#` stands for a digit (specification §5); the date mask is for browsers without a date control. */
const MASKS: Partial<Record<FormFieldType, string>> = { phone: '#### ### ###', date: '##/##/####' };

interface Props {
  id: string;
  field: FormField;
  isInvalid: boolean;
}

/** The control of a field with a single value, except checkbox and captcha. */
export function FormControl({ id, field, isInvalid }: Props) {
  const { type, name, placeholder, required, options, maxLength } = field;
  const common = {
    ...{ id, name, required, className: 'control' },
    ...{ 'aria-invalid': isInvalid || undefined, 'aria-describedby': `${id}-error` },
  };
  if (type === 'select') {
    return (
      <select {...common}>
        {placeholder && <option value="">{placeholder}</option>}
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
