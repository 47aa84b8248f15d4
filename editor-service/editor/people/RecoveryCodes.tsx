import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { focusElement } from '../ui/focus/focus-element.ts';
import { t } from '../words/t.ts';
import { CopiedOnce } from './DoneCard.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div role="status" className={controls.form}>
      <CopiedOnce
        hint={t(
          'Keep these recovery codes somewhere safe: each lets you log in once if you lose your phone. You cannot see them again.',
        )}
        text={codes.join('\n')}
        what={t('Codes')}
      />
      <ModalActions>
        <Button ref={focusElement} look="main" data-first-focus onClick={onDone}>
          {t('I have kept them')}
        </Button>
      </ModalActions>
    </div>
  );
}
