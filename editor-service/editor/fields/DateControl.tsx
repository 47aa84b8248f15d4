import { TextField } from '../ui/fields/TextField.tsx';
import type { ControlProps } from './control-props.ts';

/** A day, stored as ISO 8601; an empty field stores no value. */
export function DateControl({ field, value, onChange }: ControlProps<'date'>) {
  return (
    <TextField
      label={field.label}
      help={field.help}
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={(day) => onChange(day || undefined)}
    />
  );
}
