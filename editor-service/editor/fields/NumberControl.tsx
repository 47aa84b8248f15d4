import { NumberField } from '../ui/fields/NumberField.tsx';
import type { ControlProps } from './control-props.ts';

/** A number; its help text states its bounds. */
export function NumberControl({ field, value, onChange }: ControlProps<'number'>) {
  const { label, min, max, step } = field;
  const help = [field.help, boundsInWords(min, max)].filter(Boolean).join(', ');
  return (
    <NumberField {...{ label, help, min, max, step, onChange }} value={typeof value === 'number' ? value : undefined} />
  );
}

function boundsInWords(min?: number, max?: number): string {
  if (min === undefined) return max === undefined ? '' : `${max} or less`;
  return max === undefined ? `${min} or more` : `${min} to ${max}`;
}
