import { useState } from 'react';
import { type Form, formParts } from '#content-store/model/forms/form.ts';
import { CAPTCHA_MISSING } from '#content-store/model/forms/form-configuration.ts';
import { FORM_FIELD_TYPE_NAMES, type FormField, formFieldSchema } from '#content-store/model/forms/form-field.ts';
import { formMistake } from '#content-store/model/forms/form-mistake.ts';
import { form as definition } from '#site/blocks/form/definition.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { EntryButtons } from '../fields/EntryButtons.tsx';
import { FieldColumn, FieldSpot } from '../fields/FieldColumn.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { icons } from '../ui/icons.ts';
import { said, t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useAnswer } from '../workbench/use-loaded.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
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
  const mistake = formMistake(form);
  const hasCaptcha = useAnswer('environment', {})?.recaptchaSiteKey !== '';
  const needsCaptcha = form.fields.some(({ type }) => type === 'captcha');
  return (
    <FieldColumn label={t('Form Editor')}>
      <h3 className={styles.title}>{t('Form Editor')}</h3>
      {mistake && (
        <p className={styles.mistake} role="status">
          {t('{message} Visitors do not see the button until this is fixed.', { message: said(mistake.message) })}
        </p>
      )}
      {!hasCaptcha && needsCaptcha && (
        <p className={styles.mistake} role="status">
          {CAPTCHA_MISSING}.
        </p>
      )}
      <FieldList owner={owner} fields={NAMES} />
      <FieldSpot path="recipient">
        <TextField
          label={t('Send to')}
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
          label={t('Copies to')}
          addLabel={t('Add address')}
          rowLabel={t('Email')}
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
        {t('Edit success email')}
      </Button>
    </FieldColumn>
  );
}

function emailProblem(text: string): string {
  return formParts.recipient.schema.safeParse(text).success ? '' : t('A valid email address is required');
}

interface FormFieldListProps {
  owner: FieldOwner;
  fields: readonly FormField[];
  /** The field whose editor was just closed. */
  cameFrom: number | undefined;
  onEdit: (index: number) => void;
}

const MAX = 100;

/** The fields of a form in order, to rearrange and to open. */
function FormFieldList({ owner, fields, cameFrom, onEdit }: FormFieldListProps) {
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
    <LabelledGroup label={t('Manage fields')}>
      <ol className={styles.rows}>
        {fields.map((field, index) => {
          const name = field.label || field.name || t('Field {index}', { index: index + 1 });
          return (
            <li key={keyOf(field, index)} className={styles.row}>
              <button
                type="button"
                ref={keyOf(field, index) === from ? focusElement : undefined}
                className={styles.open}
                onClick={() => onEdit(index)}
              >
                <icons.Pencil size={14} aria-hidden />
                <span className={styles.name}>{name}</span>
                <span className={styles.kind}>{FORM_FIELD_TYPE_NAMES[field.type]}</span>
              </button>
              <EntryButtons {...list} index={index} count={fields.length} name={name} />
            </li>
          );
        })}
      </ol>
      <Button disabled={fields.length >= MAX} onClick={add}>
        <icons.Plus size={16} aria-hidden /> {t('Add field')}
      </Button>
    </LabelledGroup>
  );
}

function keyOf({ key }: FormField, index: number): string {
  return key ?? `${index}`;
}
