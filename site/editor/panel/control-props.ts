import type { Field } from '../../blocks/field.ts';
import type { FieldOwner } from '../../elements/field-host.ts';

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
