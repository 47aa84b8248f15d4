import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
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

/** The same during a log-in, which goes on after it. */
export function RecoveryCodesModal({ codes, onIn }: { codes: readonly string[]; onIn: () => Promise<void> }) {
  const { problem, run } = useCall();
  return (
    <Modal key="codes" title={t('Your recovery codes')} isQuestion>
      <RecoveryCodes codes={codes} onDone={() => void run(onIn)} />
      <ProblemText>{problem}</ProblemText>
    </Modal>
  );
}
