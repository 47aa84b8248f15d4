import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Field } from '#site/fields/field.ts';
import { FieldColumn } from './FieldColumn.tsx';
import { FieldControl } from './FieldControl.tsx';

interface FieldListProps {
  owner: FieldOwner;
  fields: readonly Field[];
  /** The prefix of the fields' paths: `tabs.2` inside a list. */
  base?: string;
}

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
