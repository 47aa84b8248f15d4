import { t } from '../../words/t.ts';
import controls from './controls.module.css';

/** What a clock shows, `2026-03-31` and `09:00`; empty texts while they are being chosen. */
export interface ClockTime {
  day: string;
  time: string;
}

interface TimeFieldsProps {
  label: string;
  value: ClockTime;
  onChange: (value: ClockTime) => void;
}

/** A day and a time. */
export function TimeFields({ label, value, onChange }: TimeFieldsProps) {
  return (
    <div className={controls.row}>
      <input
        className={controls.input}
        type="date"
        aria-label={t('{label}, day', { label })}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <input
        className={controls.input}
        type="time"
        aria-label={t('{label}, time', { label })}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
