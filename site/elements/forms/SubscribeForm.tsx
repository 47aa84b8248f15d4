import { useContext } from 'react';
import { LIST_MISSING, type Subscribe, type SubscribeField } from '#content-store/model/forms/subscribe.ts';
import type { BlockAddress } from '#content-store/model/values/content-item.ts';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import { WordsContext } from '../../texts/use-texts.ts';
import { useIsEditing } from '../field-host.ts';
import { useEntries } from '../use-entries.ts';
import { FormRow } from './FormRow.tsx';
import styles from './SubscribeForm.module.css';
import { subscribeTexts } from './subscribe-message.ts';

interface Props {
  subscribe: Subscribe;
  apiUrl: string;
  /** Distinguishes this form from others of its list; without it, its fields do. */
  address?: BlockAddress | undefined;
  /** The block's key, which makes the controls' ids unique on the page. */
  id: string;
}

/**
 * The fields of a mailing list and a button; nothing for visitors while there is no list to sign up for. The site script
 * validates and sends them (`scripts/send-subscription.ts`); before it has loaded, and in the editor, submitting does
 * nothing: `method="dialog"` has no effect outside a dialog.
 */
export function SubscribeForm({ subscribe, apiUrl, address, id }: Props) {
  const fixed = useFormTexts();
  const isInFirst = useContext(WordsContext) === undefined;
  const { listId, submitText, successMessage, fields } = subscribe;
  const isEditing = useIsEditing();
  const rows = useEntries(id, fields);
  if (!listId && !isEditing) return null;
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      data-subscribe={`${apiUrl}/api/mailchimp/subscribe`}
      data-list={listId}
      data-page={address?.pageId}
      data-key={address?.blockKey}
      data-success={successMessage}
      data-words={isInFirst ? undefined : subscribeTexts(fixed)}
    >
      {rows.map(({ entry, field }) => (
        <FormRow key={field} id={field} look={styles} {...asFormField(entry)} />
      ))}
      {/* Honeypot: people do not see this field, so only bots fill it in. */}
      <label className="visually-hidden" aria-hidden="true">
        {fixed.leaveEmpty} <input type="text" name="website-address" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className={`button ${styles.submit}`}>
        {submitText}
      </button>
      <p className={styles.status} role="status" data-status="">
        {isEditing && !listId && LIST_MISSING}
      </p>
      <p className={styles.scriptless}>{fixed.signUpNoScript}</p>
    </form>
  );
}

/** A field of a mailing list as forms have them, with what the script must know to check it. */
function asFormField({ id, name, label, type, maxLength, message, ...field }: SubscribeField) {
  const facts = { 'data-required': field.required || undefined, 'data-max': maxLength };
  const named = { name: id, label: label || name || id, halfWidth: false };
  return {
    field: { ...field, ...named, type: type === 'textarea' ? ('textArea' as const) : type },
    facts: { ...facts, 'data-field': id, 'data-message': message || undefined },
  };
}
