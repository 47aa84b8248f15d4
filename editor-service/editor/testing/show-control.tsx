import { type ComponentType, useState } from 'react';
import type { Field } from '#content-store/model/fields/field.ts';
import type { ControlProps } from '../fields/control-props.ts';
import { type OpenEditor, renderInEditor, type Start } from './render-in-editor.tsx';

const OWNER = { kind: 'block', key: 'first' } as const;

/** Shows a control that keeps what is entered, as the panel does; `changes` are the values it reported, in order. */
export function showControl<Kind extends Field['kind']>(
  Control: ComponentType<ControlProps<Kind>>,
  field: ControlProps<Kind>['field'],
  first: unknown,
  start?: Start,
): OpenEditor & { changes: unknown[] } {
  const changes: unknown[] = [];
  function Kept() {
    const [value, setValue] = useState(first);
    function keep(next: unknown) {
      changes.push(next);
      setValue(next);
    }
    return <Control owner={OWNER} field={field} path={field.path} value={value} onChange={keep} />;
  }
  return { ...renderInEditor(<Kept />, start), changes };
}
