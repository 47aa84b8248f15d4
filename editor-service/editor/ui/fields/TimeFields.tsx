import controls from './controls.module.css';

interface TimeFieldsProps {
  label: string;
  /** `2026-03-31` and `09:00`; empty texts while they are being chosen. */
  value: { day: string; time: string };
  onChange: (value: { day: string; time: string }) => void;
}

/** A day and a time. */
export function TimeFields({ label, value, onChange }: TimeFieldsProps) {
  return (
    <div className={controls.row}>
      <input
        className={controls.input}
        type="date"
        aria-label={`${label}, day`}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <input
        className={controls.input}
        type="time"
        aria-label={`${label}, time`}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
