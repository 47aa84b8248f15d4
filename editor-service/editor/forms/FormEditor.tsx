import { type Form, formParts } from '#content-store/model/forms/form.ts';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { form as definition } from '#site/blocks/form/definition.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { FieldColumn, FieldSpot } from '../fields/FieldColumn.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { edit } from '../workbench/edit.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { FormFieldList } from './FormFieldList.tsx';
import styles from './Forms.module.css';
import { TextRows } from './TextRows.tsx';

/** The panels that lead back to the form. */
export type SubPanel = { kind: 'successEmail' } | { kind: 'field'; index: number };

interface FormEditorProps {
  owner: FieldOwner;
  form: Form;
  /** The panel that was just closed: the focus returns to the button that opened it. */
  cameFrom: SubPanel | undefined;
  onEditField: (index: number) => void;
  onEditSuccessEmail: () => void;
}

const named = (paths: readonly string[]) =>
  paths.flatMap((path) => definition.fields.find((field) => field.path === path) ?? []);
const NAMES = named(['title', 'identifier']);
const SUBJECT = named(['subject']);
const TEXTS = named(['primaryButtonText', 'secondaryLink', 'successMessage', 'trackInGA', 'retentionDays']);

/** Edits a form's recipients, fields and texts. */
export function FormEditor({ owner, form, cameFrom, onEditField, onEditSuccessEmail }: FormEditorProps) {
  const workbench = useWorkbench();
  const mistake = formConfigurationError(form);
  return (
    <FieldColumn label="Form Editor">
      <h3 className={styles.title}>Form Editor</h3>
      {mistake && (
        <p className={styles.mistake} role="status">
          {mistake}. Visitors do not see the button until this is fixed.
        </p>
      )}
      <FieldList owner={owner} fields={NAMES} />
      <FieldSpot path="recipient">
        <TextField
          label="Recipient"
          type="email"
          maxLength={254}
          value={form.recipient}
          problem={emailProblem(form.recipient)}
          onChange={(value) => edit(workbench, { kind: 'setField', owner, field: 'recipient', value })}
        />
      </FieldSpot>
      <FieldList owner={owner} fields={SUBJECT} />
      <FieldSpot path="ccs">
        <TextRows
          label="CC addresses"
          addLabel="Add CC address"
          rowLabel="Email"
          type="email"
          max={20}
          values={form.ccs.map(({ email }) => email)}
          problemOf={emailProblem}
          onChange={(emails) =>
            edit(workbench, { kind: 'setField', owner, field: 'ccs', value: emails.map((email) => ({ email })) })
          }
        />
      </FieldSpot>
      <FormFieldList
        owner={owner}
        fields={form.fields}
        cameFrom={cameFrom?.kind === 'field' ? cameFrom.index : undefined}
        onEdit={onEditField}
      />
      <FieldList owner={owner} fields={TEXTS} />
      <Button ref={cameFrom?.kind === 'successEmail' ? focusElement : undefined} onClick={onEditSuccessEmail}>
        Edit success email
      </Button>
    </FieldColumn>
  );
}

function emailProblem(text: string): string {
  return formParts.recipient.schema.safeParse(text).success ? '' : 'A valid email address is required';
}
