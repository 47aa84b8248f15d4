import type { ComponentType } from 'react';

/** What a control gets. */
export interface OwnControlProps<Value, Options> {
  /** What is stored; undefined where that is nothing, or an older field's value. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What the definition gave the field. */
  options: Options;
  /** The name of the field, which is shown above the control: `aria-label` of a single input. */
  label: string;
}

/** The control of a field kind in the panel, inside a frame with its label and help. */
export const defineControl = <Value, Options extends object = object>(
  Control: ComponentType<OwnControlProps<Value, Options>>,
) => ({ kind: 'control' as const, Control });
