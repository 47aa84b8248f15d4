import type { Subscribe } from '#content-store/model/forms/subscribe.ts';
import { form } from '../../fields/english.ts';
import { fixedTexts } from '../../texts/fixed-texts.ts';
import { useEntries } from '../use-entries.ts';
import { SubscribeField } from './SubscribeField.tsx';
import styles from './SubscribeForm.module.css';

const fixed = fixedTexts('form', form);

interface Props {
  subscribe: Subscribe;
  apiUrl: string;
  /** Makes the ids of the controls unique on the page: the block's key. */
  id: string;
}

/**
 * Fields of a mailing list and a button. The site script checks and sends them (scripts/send-subscription.ts); until then,
 * and in the editor, sending does nothing: `method="dialog"` has no meaning outside a dialog.
 */
export function SubscribeForm({ subscribe, apiUrl, id }: Props) {
  const { listId, submitText, successMessage, fields } = subscribe;
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      data-subscribe={`${apiUrl}/api/mailchimp/subscribe`}
      data-list={listId}
      data-success={successMessage}
    >
      {useEntries(id, fields).map(({ entry, field }) => (
        <SubscribeField key={field} id={field} field={entry} />
      ))}
      {/* People do not see it; whoever fills it in is a machine. */}
      <label className="visually-hidden" aria-hidden="true">
        {fixed.leaveEmpty} <input type="text" name="website-address" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className={`button ${styles.submit}`}>
        {submitText}
      </button>
      <p className={styles.status} role="status" data-status="" />
      <p className={styles.scriptless}>Signing up here needs JavaScript.</p>
    </form>
  );
}
