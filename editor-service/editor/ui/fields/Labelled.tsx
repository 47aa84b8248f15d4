import { type ComponentProps, type ReactNode, useId } from 'react';
import controls from './controls.module.css';

interface LabelledProps {
  label: string;
  help?: string | undefined;
  problem?: string | null;
  /** Renders the control; `id` belongs on the element that the label names. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its label above, its help and what is wrong with it below. */
export function Labelled({ label, help, problem, children }: LabelledProps) {
  const id = useId();
  const [helpId, problemId] = [`${id}-help`, `${id}-problem`];
  const describedBy = [help && helpId, problem && problemId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={controls.control}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy })}
      {help && (
        <p className={controls.help} id={helpId}>
          {help}
        </p>
      )}
      <ProblemText id={problemId}>{problem}</ProblemText>
    </div>
  );
}

interface LabelledGroupProps extends ComponentProps<'fieldset'> {
  label: string;
  help?: string | undefined;
}

/** Several controls under one name. */
export function LabelledGroup({ label, help, children, ...props }: LabelledGroupProps) {
  return (
    <fieldset className={controls.group} {...props}>
      <legend className={controls.label}>{label}</legend>
      {help && <p className={controls.help}>{help}</p>}
      {children}
    </fieldset>
  );
}

/** What is wrong with a field; renders nothing while nothing is. */
export function ProblemText({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={controls.error} id={id} role="alert">
      {children}
    </p>
  );
}
