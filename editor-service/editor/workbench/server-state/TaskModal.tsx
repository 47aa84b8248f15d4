import { type ComponentProps, type ReactNode, useState } from 'react';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { QuestionModal } from '../../ui/dialog/QuestionModal.tsx';
import { UnsavedContext } from '../../ui/dialog/unsaved.ts';
import { t } from '../../words/t.ts';
import { ServerState } from './ServerState.tsx';

interface TaskModalProps {
  title: string;
  size?: ComponentProps<typeof Modal>['size'];
  children: ReactNode;
}

/** A dialog for a whole task: it can call the service, and asks before it discards unsaved changes. */
export function TaskModal({ title, size = 'full', children }: TaskModalProps) {
  const { close } = useDialogHost();
  const [unsaved] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  return (
    <Modal title={title} size={size} onClose={() => (unsaved.size > 0 ? setAsking(true) : close())}>
      <UnsavedContext value={unsaved}>
        <ServerState>{children}</ServerState>
      </UnsavedContext>
      {isAsking && (
        <QuestionModal
          title={t('Close {title}', { title })}
          text={t('Some changes are not saved. If you close this now, they will be lost.')}
          yes={t('Close without saving')}
          onYes={close}
          onNo={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
