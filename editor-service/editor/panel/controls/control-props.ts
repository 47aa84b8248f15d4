import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Field } from '#site/fields/field.ts';

/** What every control of the panel is given. */
export interface ControlProps<Kind extends Field['kind'] = Field['kind']> {
  owner: FieldOwner;
  field: Extract<Field, { kind: Kind }>;
  /** The field's path inside its owner, list positions included. */
  path: string;
  /** Whatever is stored; a control shows what it cannot read as empty. */
  value: unknown;
  onChange: (value: unknown) => void;
}
