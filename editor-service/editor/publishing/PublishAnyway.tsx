import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import styles from './Publishing.module.css';

/** The shortest and longest reason that the service accepts, in characters. */
const SHORTEST = 3;
const LONGEST = 200;

/** Lets administrators publish despite errors, with a reason that stays on record. */
export function PublishAnyway({ isBusy, onPublish }: { isBusy: boolean; onPublish: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <details className={styles.anyway}>
      <summary>{t('Publish anyway, with a reason')}</summary>
      <Form className={controls.form} onSubmit={() => onPublish(reason.trim())}>
        <TextField
          label={t('Reason')}
          help={t('Only administrators can do this. The reason appears in the activity list.')}
          value={reason}
          maxLength={LONGEST}
          onChange={setReason}
        />
        <Button type="submit" look="danger" disabled={isBusy || reason.trim().length < SHORTEST}>
          {t('Publish anyway')}
        </Button>
      </Form>
    </details>
  );
}
