import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import controls from '../ui/fields/controls.module.css';
import styles from './Publishing.module.css';

/** The shortest and longest reason that the service accepts, in characters. */
const SHORTEST = 3;
const LONGEST = 200;

/** Lets administrators publish despite errors, with a reason that stays on record. */
export function PublishAnyway({ isBusy, onPublish }: { isBusy: boolean; onPublish: (reason: string) => void }) {
  const id = useId();
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onPublish(reason.trim());
  }

  return (
    <details className={styles.anyway}>
      <summary>Publish in spite of the errors</summary>
      <form className={controls.form} onSubmit={submit}>
        <div className={controls.control}>
          <label className={controls.label} htmlFor={id}>
            Why it cannot wait
          </label>
          <input
            id={id}
            className={controls.input}
            value={reason}
            maxLength={LONGEST}
            onChange={(event) => setReason(event.target.value)}
          />
          <p className={controls.help}>Only administrators may do this. The reason is shown in the activity list.</p>
        </div>
        <Button type="submit" look="danger" disabled={isBusy || reason.trim().length < SHORTEST}>
          Publish anyway
        </Button>
      </form>
    </details>
  );
}
