import controls from './controls.module.css';

interface CheckboxProps {
  label: string;
  value: boolean;
  isDisabled?: boolean;
  onChange: (value: boolean) => void;
}

/** A checkbox, followed by its label. */
export function Checkbox({ label, value, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className={controls.check}>
      <input
        type="checkbox"
        checked={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
