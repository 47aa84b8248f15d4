import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import styles from './Settings.module.css';

interface SettingsFormProps {
  draft: { save: () => void; publish: () => void; isBusy: boolean; isDirty: boolean };
  /** What these settings are for. */
  hint?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** Settings that are saved as a draft, and published for visitors. */
export function SettingsForm({ draft, hint, isWide = false, children }: SettingsFormProps) {
  const { save, publish, isBusy, isDirty } = draft;
  return (
    <form
      className={isWide ? styles.wide : styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {hint && <Hint>{hint}</Hint>}
      {children}
      <ModalActions>
        <Button disabled={isBusy} onClick={({ currentTarget }) => currentTarget.form?.reportValidity() && publish()}>
          Publish
        </Button>
        <Button type="submit" look="main" disabled={isBusy || !isDirty}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </ModalActions>
    </form>
  );
}
