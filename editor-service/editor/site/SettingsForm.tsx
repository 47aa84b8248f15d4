import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { useRefusal } from '../workbench/workbench-context.ts';
import styles from './Settings.module.css';
import type { useSaving } from './site-drafts.ts';

interface SettingsFormProps {
  draft: ReturnType<typeof useSaving>;
  /** What these settings are for. */
  hint?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** Settings that are saved as a draft, and published for visitors. */
export function SettingsForm({ draft, hint, isWide = false, children }: SettingsFormProps) {
  const { save, publish, isBusy, isDirty } = draft;
  const refusal = useRefusal('publish');
  return (
    <Form className={isWide ? styles.wide : styles.form} onSubmit={save}>
      {hint && <Hint>{hint}</Hint>}
      {children}
      <ModalActions>
        <Button
          disabled={isBusy || refusal !== null}
          title={refusal ? `Publish: ${refusal}` : undefined}
          onClick={({ currentTarget }) => currentTarget.form?.reportValidity() && publish()}
        >
          Publish
        </Button>
        <Button type="submit" look="main" disabled={isBusy || !isDirty}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </ModalActions>
    </Form>
  );
}
