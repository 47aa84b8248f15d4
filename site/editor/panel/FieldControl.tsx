import { type ComponentType, lazy, Suspense } from 'react';
import type { Field } from '../../blocks/field.ts';
import type { FieldOwner } from '../../elements/field-host.ts';
import { edit } from '../actions/edit.ts';
import { useEditor, useWorkbench } from '../shell/workbench-context.ts';
import { ownerPath } from '../store/owner.ts';
import { parsePath, valueAt } from '../store/patch.ts';
import type { ControlProps } from './control-props.ts';
import { ColourControl } from './controls/ColourControl.tsx';
import { DateControl } from './controls/DateControl.tsx';
import { ImageControl } from './controls/ImageControl.tsx';
import { LinkControl } from './controls/LinkControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { SelectControl } from './controls/SelectControl.tsx';
import { TagCategoriesControl } from './controls/TagCategoriesControl.tsx';
import { TagFilterControl } from './controls/TagFilterControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { TextsControl } from './controls/TextsControl.tsx';
import { ToggleControl } from './controls/ToggleControl.tsx';

const RichTextControl = lazy(() =>
  import('./controls/RichTextControl.tsx').then((module) => ({ default: module.RichTextControl })),
);

type Controls = { [Kind in Field['kind']]: ComponentType<ControlProps<Kind>> };

const controls: Controls = {
  text: TextControl,
  richText: RichTextControl,
  link: LinkControl,
  image: ImageControl,
  select: SelectControl,
  colour: ColourControl,
  toggle: ToggleControl,
  number: NumberControl,
  date: DateControl,
  tagFilter: TagFilterControl,
  tagCategories: TagCategoriesControl,
  texts: TextsControl,
  list: ListControl,
};

interface FieldControlProps {
  owner: FieldOwner;
  field: Field;
  path: string;
}

/** The control that a field's kind asks for, with the field's value and the way to change it. */
export function FieldControl({ owner, field, path }: FieldControlProps) {
  const workbench = useWorkbench();
  const value = useEditor(({ documents }) => {
    const base = documents && ownerPath(documents, owner);
    return base ? valueAt(documents, [...base, ...parsePath(path)]) : undefined;
  });
  const Control = controls[field.kind] as ComponentType<ControlProps>;
  return (
    <Suspense fallback={<span data-loading hidden />}>
      <Control
        owner={owner}
        field={field}
        path={path}
        value={value}
        onChange={(next) => edit(workbench, { kind: 'setField', owner, field: path, value: next })}
      />
    </Suspense>
  );
}
