import { type ComponentType, useEffect, useState } from 'react';
import type { defineControl, OwnControlProps } from '#site/extend/control.ts';
import { LabelledGroup, ProblemText } from '../ui/fields/Labelled.tsx';
import { loadOwn, type Own, ownProblem } from '../ui/site-folder/load-own.ts';
import { OwnPart } from '../ui/site-folder/OwnPart.tsx';
import type { ControlProps } from './control-props.ts';

type Control = ReturnType<typeof defineControl>;

/** The control that the site folder has for its kind of field; says what is wrong where there is none. */
export function OwnControl({ field, value, onChange }: ControlProps<'own'>) {
  const [all, setAll] = useState<readonly Own<Control>[]>();
  useEffect(() => void loadOwn<Control>('fields', 'control').then(setAll), []);
  if (!all) return <span data-loading hidden />;
  const { name, label, help, options } = field;
  const own = all.find(({ file }) => file.startsWith(`fields/${name}/`));
  const problem = own ? own.problem : ownProblem(`fields/${name}`, 'expected a control, found none');
  if (!own?.value) return <ProblemText>{problem}</ProblemText>;
  const Control = own.value.Control as ComponentType<OwnControlProps<unknown, object>>;
  return (
    <LabelledGroup label={label} help={help}>
      <OwnPart file={own.file} content={value}>
        <Control {...{ value, onChange, options, label }} />
      </OwnPart>
    </LabelledGroup>
  );
}
