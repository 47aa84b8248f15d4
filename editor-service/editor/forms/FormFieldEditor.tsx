import { CHOICE_SEPARATOR } from '#content-store/model/forms/fixed-names.ts';
import { FORM_FIELD_TYPE_NAMES, FORM_FIELD_TYPES, type FormField } from '#content-store/model/forms/form-field.ts';
import { maxLengthOf } from '#content-store/model/forms/form-value.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { FieldColumn, FieldSpot } from '../fields/FieldColumn.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { useAnswer } from '../workbench/use-loaded.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { BackButton } from './BackButton.tsx';
import { type AroundField, hasLength, hasOptions, withLabel, withType } from './form-rules.ts';
import { TextRows } from './TextRows.tsx';

interface FormFieldEditorProps {
  owner: FieldOwner;
  index: number;
  field: FormField;
  around: AroundField;
  onBack: () => void;
}

const MAX_CHARACTERS = maxLengthOf({});

/** Edits one field of a form: what it asks for, and its name in mails and exports. */
export function FormFieldEditor({ owner, index, field, around, onBack }: FormFieldEditorProps) {
  const workbench = useWorkbench();
  const hasCaptcha = Boolean(useAnswer('environment', {})?.recaptchaSiteKey);
  const isCaptcha = field.type === 'captcha';
  const types = FORM_FIELD_TYPES.filter((type) => type !== 'captcha' || hasCaptcha || isCaptcha);
  const change = (value: FormField) => edit(workbench, { kind: 'setField', owner, field: `fields.${index}`, value });
  const set = (name: keyof FormField, value: unknown) =>
    edit(workbench, { kind: 'setField', owner, field: `fields.${index}.${name}`, value });
  const bound = <Name extends keyof FormField>(name: Name) => ({
    value: field[name],
    onChange: (value: FormField[Name]) => set(name, value),
  });

  return (
    <FieldColumn label={t('Form Field Editor')}>
      <BackButton title={t('Form Field Editor')} onBack={onBack} />
      <SelectField
        label={t('Type')}
        value={field.type}
        options={types.map((value) => ({ value, label: FORM_FIELD_TYPE_NAMES[value] }))}
        onChange={(type) => change(withType(field, type, around))}
      />
      <FieldSpot path={`fields.${index}.label`}>
        <TextField
          label={t('Label')}
          placeholder={t('Field label')}
          maxLength={200}
          value={field.label}
          onChange={(label) => change(withLabel(field, label, around))}
        />
      </FieldSpot>
      <FieldSpot path={`fields.${index}.name`}>
        <TextField
          label={t('Name')}
          help={
            isCaptcha ? t('A captcha always has this name.') : t('Used in emails and exports; unique to each field')
          }
          readOnly={isCaptcha}
          maxLength={100}
          {...bound('name')}
        />
      </FieldSpot>
      {!isCaptcha && <TextField label={t('Placeholder')} maxLength={200} {...bound('placeholder')} />}
      {hasLength(field) && (
        <NumberField
          label={t('Longest answer')}
          help={t('In characters; {max_characters} if left empty', { max_characters: MAX_CHARACTERS })}
          problem={t('A whole number from 1 to {max_characters}', { max_characters: MAX_CHARACTERS })}
          min={1}
          max={MAX_CHARACTERS}
          {...bound('maxLength')}
        />
      )}
      {hasOptions(field) && (
        <FieldSpot path={`fields.${index}.options`}>
          <TextRows
            label={t('Options')}
            addLabel={t('Add option')}
            rowLabel={t('Option')}
            max={100}
            values={field.options}
            problemOf={(option) =>
              option.includes(CHOICE_SEPARATOR)
                ? t('An option cannot contain {choice_separator}', { choice_separator: CHOICE_SEPARATOR })
                : ''
            }
            onChange={(options) => set('options', options)}
          />
        </FieldSpot>
      )}
      <Checkbox label={t('Required')} isDisabled={isCaptcha} {...bound('required')} />
      <Checkbox label={t('Half width')} {...bound('halfWidth')} />
    </FieldColumn>
  );
}
