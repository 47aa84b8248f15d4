import { type ReactNode, useId } from 'react';
import controls from './controls.module.css';

interface LabelledProps {
  label: string;
  help?: string | undefined;
  /** Draws the control; `id` belongs on the element that the label names. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its label above and its help below. */
export function Labelled({ label, help, children }: LabelledProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className={controls.control}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': help ? helpId : undefined })}
      {help && (
        <p className={controls.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Several controls under one name. */
export function LabelledGroup({
  label,
  help,
  children,
}: {
  label: string;
  help?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={controls.group}>
      <legend className={controls.label}>{label}</legend>
      {help && <p className={controls.help}>{help}</p>}
      {children}
    </fieldset>
  );
}
