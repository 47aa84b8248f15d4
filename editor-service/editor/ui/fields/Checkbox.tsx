import controls from './controls.module.css';

interface CheckboxProps {
  label: string;
  /** What it is about, for screen readers: one of several with the same label. */
  describes?: string;
  value: boolean;
  isDisabled?: boolean;
  onChange: (value: boolean) => void;
}

/** A checkbox, followed by its label. */
export function Checkbox({ label, describes, value, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className={controls.check}>
      <input
        type="checkbox"
        checked={value}
        aria-label={describes && `${label}: ${describes}`}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
