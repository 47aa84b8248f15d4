import { startTransition, useActionState } from 'react';
import type { Form } from '#content-store/model/forms/form.ts';
import type { FormField } from '#content-store/model/forms/form-field.ts';
import { unknownNames } from '#content-store/model/forms/placeholders.ts';
import { form as definition } from '#site/blocks/form/definition.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import { Markup } from '#site/elements/Markup.tsx';
import { send } from '../api/client.ts';
import { FieldColumn } from '../fields/FieldColumn.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { quoted } from '../words/quoted.ts';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Forms.module.css';
import { confirmationFields, isErrorPreview, previewValues } from './form-rules.ts';

const MAIL = definition.fields.filter(({ path }) => path === 'successEmailSubject' || path === 'successEmailText');

/** Edits the confirmation that visitors get: which of their addresses it is sent to, and its text. */
export function SuccessEmailEditor({ owner, form, onBack }: { owner: FieldOwner; form: Form; onBack: () => void }) {
  const workbench = useWorkbench();
  const addresses = confirmationFields(form.fields).map(({ name, label }) => ({ value: name, label: label || name }));
  const unknown = unknownNames(form).map(quoted);
  const names = form.fields.map(({ name }) => name).filter(Boolean);
  return (
    <FieldColumn label={t('Form Success Email Editor')}>
      <BackButton title={t('Form Success Email Editor')} onBack={onBack} />
      <p className={styles.hint}>{t('A confirmation email needs a required email field.')}</p>
      {addresses.length === 0 ? (
        <p className={styles.mistake}>{t('This form has no required email fields.')}</p>
      ) : (
        <SelectField
          label={t('Send confirmation email to')}
          any={t('None')}
          value={form.submitterEmailField}
          options={addresses}
          onChange={(value: string) =>
            edit(workbench, { kind: 'setField', owner, field: 'submitterEmailField', value })
          }
        />
      )}
      <FieldList owner={owner} fields={MAIL} />
      {names.length > 0 && (
        <p className={styles.hint}>
          {t('Available fields:')} <code className={styles.code}>{names.map((name) => `\${${name}}`).join(' ')}</code>
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.mistake} role="status">
          {t('No field is named {unknown}, so the email has nothing there.', { unknown: unknown.join(', ') })}
        </p>
      )}
      <SuccessEmailPreview text={form.successEmailText} fields={form.fields} />
    </FieldColumn>
  );
}

/** The confirmation as a visitor would get it, with the name of each required field as its value. */
function SuccessEmailPreview({ text, fields }: { text: string; fields: readonly FormField[] }) {
  const workbench = useWorkbench();
  const [markup, show, isLoading] = useActionState<string | null>(
    () =>
      send('forms/getSuccessEmailPreview', { text, values: previewValues(fields) }).catch((failure: unknown) => {
        failedCall(workbench, failure);
        return null;
      }),
    null,
  );

  return (
    <>
      <Button disabled={isLoading || text === ''} onClick={() => startTransition(show)}>
        {t('Preview')}
      </Button>
      {markup !== null && !isLoading && (
        <div
          className={styles.preview}
          role={isErrorPreview(markup) ? 'alert' : 'status'}
          data-error={isErrorPreview(markup) || undefined}
        >
          <Markup html={markup} />
        </div>
      )}
    </>
  );
}
