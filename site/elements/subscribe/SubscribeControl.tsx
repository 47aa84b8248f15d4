import type { SubscribeField } from '#content-store/model/forms/subscribe.ts';

type Type = SubscribeField['type'];

const INPUT_TYPES: Partial<Record<Type, string>> = { email: 'email', phone: 'tel', date: 'date', checkbox: 'checkbox' };
const AUTOCOMPLETE: Partial<Record<Type, string>> = { email: 'email', phone: 'tel' };
/** `#` stands for a digit (specification §5); the date mask is for browsers without a date control. */
const MASKS: Partial<Record<Type, string>> = { phone: '#### ### ###', date: '##/##/####' };

interface Props {
  id: string;
  field: SubscribeField;
}

/** The control of a field with a single value. */
export function SubscribeControl({ id, field }: Props) {
  const { type, placeholder, required, options } = field;
  const common = { id, name: field.id, required, 'aria-describedby': `${id}-error` };
  if (type === 'select') {
    return (
      <select className="control" {...common}>
        {placeholder && <option value="">{placeholder}</option>}
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
