import { NumberField } from '../ui/fields/NumberField.tsx';
import { t } from '../words/t.ts';
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
  if (min === undefined) return max === undefined ? '' : t('{max} or less', { max });
  return max === undefined ? t('{min} or more', { min }) : t('{min} to {max}', { min, max });
}
