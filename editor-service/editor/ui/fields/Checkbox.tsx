import controls from './controls.module.css';

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox, followed by its label. */
export function Checkbox({ label, isChecked, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className={controls.check}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
