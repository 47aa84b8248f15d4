import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
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
        hint="Keep these recovery codes somewhere safe: each lets you log in once if you lose your phone. You cannot see them again."
        text={codes.join('\n')}
        what="Codes"
      />
      <ModalActions>
        <Button look="main" data-first-focus onClick={onDone}>
          I have kept them
        </Button>
      </ModalActions>
    </div>
  );
}
