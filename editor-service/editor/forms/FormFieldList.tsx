import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { FORM_FIELD_TYPE_NAMES, type FormField, formFieldSchema } from '#content-store/model/forms/form-field.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { EntryButtons } from '../fields/EntryButtons.tsx';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Forms.module.css';

interface FormFieldListProps {
  owner: FieldOwner;
  fields: readonly FormField[];
  /** The field whose editor was just closed. */
  cameFrom: number | undefined;
  onEdit: (index: number) => void;
}

const MAX = 100;

/** The fields of a form in order, to rearrange and to open. */
export function FormFieldList({ owner, fields, cameFrom, onEdit }: FormFieldListProps) {
  const workbench = useWorkbench();
  const list = { owner, field: 'fields' } as const;
  // Kept from the first render: the field may move afterwards.
  const [from] = useState(() => {
    const field = cameFrom === undefined ? undefined : fields[cameFrom];
    return field && keyOf(field, cameFrom ?? 0);
  });

  function add() {
    const value = formFieldSchema.parse({ key: newKey() });
    if (edit(workbench, { kind: 'addEntry', ...list, value, max: MAX })) onEdit(fields.length);
  }

  return (
    <LabelledGroup label="Manage fields">
      <ol className={styles.rows}>
        {fields.map((field, index) => {
          const name = field.label || field.name || `Field ${index + 1}`;
          return (
            <li key={keyOf(field, index)} className={styles.row}>
              <button
                type="button"
                ref={keyOf(field, index) === from ? focusElement : undefined}
                className={styles.open}
                onClick={() => onEdit(index)}
              >
                <Pencil size={14} aria-hidden />
                <span className={styles.name}>{name}</span>
                <span className={styles.kind}>{FORM_FIELD_TYPE_NAMES[field.type]}</span>
              </button>
              <EntryButtons {...list} index={index} count={fields.length} name={name} />
            </li>
          );
        })}
      </ol>
      <Button disabled={fields.length >= MAX} onClick={add}>
        <Plus size={16} aria-hidden /> Add field
      </Button>
    </LabelledGroup>
  );
}

function keyOf({ key }: FormField, index: number): string {
  return key ?? `${index}`;
}
