import type { Field } from '#content-store/model/fields/field.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';

/** The props of every control in the panel. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  owner: FieldOwner;
  field: Extract<Field, { kind: Kind }>;
  /** The field's path inside its owner, including list positions. */
  path: string;
  /** The stored value; a control shows a value it cannot read as empty. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Fields to render one below the other. */
export interface FieldListProps {
  owner: FieldOwner;
  fields: readonly Field[];
  /** The prefix of the fields' paths: `tabs.2` inside a list. */
  base?: string;
}
