import { useState } from 'react';
import controls from '../fields/controls.module.css';
import { Labelled } from '../fields/Labelled.tsx';
import { type Days, isRange, isReversed } from './days.ts';
import drawer from './FilterDrawer.module.css';

interface DateRangeProps {
  labels: readonly [from: string, to: string];
  value: Days;
  onChange: (value: Days) => void;
}

/**
 * A range of days; a first day after the last, or a last before the first, is not applied (specification §5). It stays
 * in its field with a message, because a year is typed digit by digit: on the way to 2026 it is the year 2.
 */
export function DateRange({ labels, value, onChange }: DateRangeProps) {
  const [refused, setRefused] = useState({ days: value, instead: value });
  const shown = refused.instead === value ? refused.days : value;

  function change(next: Days) {
    setRefused({ days: next, instead: value });
    if (isRange(next)) onChange(next);
  }

  return (
    <>
      <Day label={labels[0]} value={shown.from} max={shown.to} onChange={(from) => change({ ...shown, from })} />
      <Day label={labels[1]} value={shown.to} min={shown.from} onChange={(to) => change({ ...shown, to })} />
      {isReversed(shown) && (
        <p className={`${controls.error} ${drawer.whole}`} role="alert">
          “{labels[0]}” cannot be after “{labels[1]}”
        </p>
      )}
    </>
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <Labelled label={label}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="date"
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
