import { useId } from 'react';
import controls from './controls.module.css';

interface CheckboxProps {
  label: string;
  /** What it is about, for screen readers: one of several with the same label. */
  describes?: string;
  value: boolean;
  help?: string;
  isDisabled?: boolean;
  onChange: (value: boolean) => void;
}

/** A checkbox, followed by its label; its help below. */
export function Checkbox({ label, describes, value, help, isDisabled, onChange }: CheckboxProps) {
  const helpId = useId();
  return (
    <>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={value}
          aria-label={describes && `${label}: ${describes}`}
          aria-describedby={help && helpId}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p className={controls.help} id={helpId}>
          {help}
        </p>
      )}
    </>
  );
}
