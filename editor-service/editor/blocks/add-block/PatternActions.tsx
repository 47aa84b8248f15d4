import { useState } from 'react';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { AskingButton } from '../../ui/dialog/AskingButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { toastSuccess } from '../../workbench/workbench.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import type { StoredPattern } from './choice.ts';

/** Renames or deletes a pattern; pages keep the copies they have. */
export function PatternActions({ pattern, onChanged }: { pattern: StoredPattern; onChanged: () => void }) {
  const workbench = useWorkbench();
  const [name, setName] = useState<string | null>(null);
  const { _id } = pattern;

  const perform = (call: Promise<unknown>, said: string) =>
    call.then(
      () => {
        toastSuccess(workbench, said);
        onChanged();
      },
      (failure: unknown) => failedCall(workbench, failure),
    );

  function rename() {
    const wanted = name?.trim();
    setName(null);
    if (wanted && wanted !== pattern.name)
      void perform(send('pattern/save', { _id, name: wanted }), t('Pattern renamed'));
  }

  if (name !== null) {
    return (
      <Form className={styles.rename} onSubmit={rename}>
        <TextField label={t('Name of the pattern')} value={name} maxLength={PATTERN_LIMITS.name} onChange={setName} />
        <Button type="submit">{t('Rename')}</Button>
      </Form>
    );
  }
  return (
    <div className={styles.manage}>
      <Button onClick={() => setName(pattern.name)}>{t('Rename “{name}”', { name: pattern.name })}</Button>
      <AskingButton
        look="plain"
        question={t('Delete pattern')}
        text={t('“{name}” will be deleted. Components already added with it stay on their pages.', {
          name: pattern.name,
        })}
        yes={t('Delete')}
        onYes={() => void perform(send('pattern/delete', { _id }), t('Pattern deleted'))}
      />
    </div>
  );
}
