import { t } from '../../words/t.ts';
import controls from './controls.module.css';

interface LimitNoteProps {
  length: number;
  max: number | undefined;
  unit?: string;
}

/** The share of its limit from which a field says how much is filled. */
const NEAR = 0.9;

/** Says while typing that a field is nearly full, full, or holds more than the page shows: `280 of 300 characters`. */
export function LimitNote({ length, max, unit = t('characters') }: LimitNoteProps) {
  if (max === undefined || length < NEAR * max) return null;
  return (
    <p className={length > max ? controls.error : controls.help} role="status">
      {noteOf(length, max, unit)}
    </p>
  );
}

function noteOf(length: number, max: number, unit: string): string {
  const count = t('{length} of {max} {unit}', { length, max, unit });
  if (length > max) return t('{count}: only the first {max} are shown', { count, max });
  return length === max ? t('{count}: limit reached', { count }) : count;
}
