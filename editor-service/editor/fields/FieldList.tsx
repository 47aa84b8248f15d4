import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Field } from '#content-store/model/fields/field.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { fieldValue } from '../store/blocks/owner.ts';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { ColourControl } from './ColourControl.tsx';
import type { ControlProps, FieldListProps } from './control-props.ts';
import { DateControl } from './DateControl.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';
import { FieldColumn, FieldSpot } from './FieldColumn.tsx';
import { ImageControl } from './ImageControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { OwnControl } from './OwnControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TagCategoriesControl } from './TagCategoriesControl.tsx';
import { TagFilterControl } from './TagFilterControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TextsControl } from './TextsControl.tsx';
import { ToggleControl } from './ToggleControl.tsx';

/** Loads the control for rich texts; those that appear later are rendered at once. */
export async function loadRichTextControl() {
  const { RichTextControl } = await import('./RichTextControl.tsx');
  controls.richText = RichTextControl;
  return { default: RichTextControl };
}

type Controls = { [Kind in Field['kind']]: ComponentType<ControlProps<Kind>> };

const controls: Controls = {
  text: TextControl,
  richText: lazy(loadRichTextControl),
  link: LinkControl,
  image: ImageControl,
  select: SelectControl,
  colour: ColourControl,
  toggle: ToggleControl,
  number: NumberControl,
  date: DateControl,
  dateTime: DateTimeControl,
  tagFilter: TagFilterControl,
  tagCategories: TagCategoriesControl,
  texts: TextsControl,
  own: OwnControl,
  list: (props) => <ListControl {...props} Fields={FieldList} />,
};

/** The controls of some fields, one below the other. */
export function FieldList({ owner, fields, base }: FieldListProps) {
  return (
    <FieldColumn>
      {fields.map((field) => (
        <FieldControl
          key={`${field.kind} ${field.path}`}
          owner={owner}
          field={field}
          path={[base, field.path].filter(Boolean).join('.')}
        />
      ))}
    </FieldColumn>
  );
}

interface FieldControlProps {
  owner: FieldOwner;
  field: Field;
  path: string;
}

/** The control for a field's kind, bound to the field's value. */
function FieldControl({ owner, field, path }: FieldControlProps) {
  const workbench = useWorkbench();
  const value = useEditor(({ documents }) => fieldValue(documents, owner, path));
  const [Control] = useState(() => controls[field.kind] as ComponentType<ControlProps>);
  return (
    <FieldSpot path={path}>
      <Suspense fallback={<span data-loading hidden />}>
        <Control
          owner={owner}
          field={field}
          path={path}
          value={value}
          onChange={(next) => edit(workbench, { kind: 'setField', owner, field: path, value: next })}
        />
      </Suspense>
    </FieldSpot>
  );
}
