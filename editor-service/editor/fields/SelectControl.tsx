import { SelectField } from '../ui/fields/SelectField.tsx';
import type { ControlProps } from './control-props.ts';

/** One of a few values. */
export function SelectControl({ field, value, onChange }: ControlProps<'select'>) {
  const { label, help, options } = field;
  const chosen = typeof value === 'string' ? value : '';
  return <SelectField label={label} help={help} value={chosen} options={options} onChange={onChange} />;
}
