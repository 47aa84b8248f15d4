import { useState } from 'react';
import controls from '../panel/controls.module.css';
import { Labelled } from '../panel/Labelled.tsx';
import { type Days, isRange } from './days.ts';
import drawer from './FilterDrawer.module.css';

interface DateRangeProps {
  labels: readonly [from: string, to: string];
  value: Days;
  onChange: (value: Days) => void;
}

/** From one day to another; a first day after the last, or a last before the first, is not taken (specification §5). */
export function DateRange({ labels, value, onChange }: DateRangeProps) {
  const [problem, setProblem] = useState('');

  function change(next: Days) {
    setProblem(isRange(next) ? '' : `“${labels[0]}” cannot be after “${labels[1]}”`);
    if (isRange(next)) onChange(next);
  }

  return (
    <>
      <Day label={labels[0]} value={value.from} max={value.to} onChange={(from) => change({ ...value, from })} />
      <Day label={labels[1]} value={value.to} min={value.from} onChange={(to) => change({ ...value, to })} />
      {problem && (
        <p className={`${controls.error} ${drawer.whole}`} role="alert">
          {problem}
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
