import { NumberField } from '../ui/fields/NumberField.tsx';
import type { ControlProps } from './control-props.ts';

/** A number between two bounds, which its help text states. */
export function NumberControl({ field, value, onChange }: ControlProps<'number'>) {
  const { label, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 } = field;
  const help = [field.help, `${min} to ${max}`].filter(Boolean).join(', ');
  return (
    <NumberField {...{ label, help, min, max, step, onChange }} value={typeof value === 'number' ? value : undefined} />
  );
}
