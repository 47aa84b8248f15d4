import { LIST_MISSING, type Subscribe, type SubscribeField } from '#content-store/model/forms/subscribe.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import { useIsEditing } from '../field-host.ts';
import { useEntries } from '../use-entries.ts';
import { FormRow } from './FormRow.tsx';
import { Honeypot } from './Honeypot.tsx';
import styles from './SubscribeForm.module.css';
import type { SentForm } from './sent-form.ts';

interface Props {
  subscribe: Subscribe;
  apiUrl: string;
  /** Distinguishes this form from others of its list; without it, its fields do. */
  address?: BlockAddress | undefined;
  /** The block's key, which makes the controls' ids unique on the page. */
  id: string;
}

/**
 * The fields of a mailing list and a button; nothing for visitors while there is no list to sign up for. A script checks and
 * sends them (scripts/tend-form.ts); until then, and in the editor, submitting does nothing: `method="dialog"` has no
 * effect outside a dialog.
 */
export function SubscribeForm({ subscribe, apiUrl, address, id }: Props) {
  const { listId, submitText, successMessage, fields } = subscribe;
  const isEditing = useIsEditing();
  const rows = useEntries(id, fields).map(({ entry, field }) => ({ row: field, ...formField(entry) }));
  if (!listId && !isEditing) return null;
  const facts: SentForm = {
    ...{ apiUrl, call: 'mailchimp/subscribe', about: { listId, ...address } },
    fields: rows.map(({ sent }) => sent),
  };
  return (
    <form className={styles.form} method="dialog" noValidate data-form={JSON.stringify(facts)}>
      {rows.map(({ row, sent, label, placeholder }) => (
        <FormRow key={row} id={row} field={{ ...sent, label, placeholder, halfWidth: false }} look={styles} />
      ))}
      <Honeypot />
      <button type="submit" className={`button ${styles.submit}`}>
        {submitText}
      </button>
      <div className={styles.status} role="alert" data-failure="" />
      <div className={styles.status} role="status" data-status="">
        {isEditing && !listId && LIST_MISSING}
      </div>
      <template>{successMessage}</template>
      <p className={styles.scriptless}>Signing up needs JavaScript.</p>
    </form>
  );
}

/** A field of a mailing list as forms have them. */
function formField({ id, name, label, type, placeholder, required, options, maxLength, message }: SubscribeField) {
  const kind = type === 'textarea' ? ('textArea' as const) : type;
  const sent = { type: kind, name: id, required, options, maxLength, ...(message && { message }) };
  return { sent, label: label || name || id, placeholder };
}
