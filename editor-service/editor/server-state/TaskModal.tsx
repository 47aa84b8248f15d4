import { type ReactNode, useState } from 'react';
import { Modal } from '../ui/dialog/Modal.tsx';
import { Question } from '../ui/dialog/Question.tsx';
import { UnsavedContext } from '../ui/dialog/unsaved.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { ServerState } from './ServerState.tsx';

interface TaskModalProps {
  title: string;
  size?: 'normal' | 'wide' | 'full';
  children: ReactNode;
}

/** A dialog for a whole task: it may ask the service, and asks before it throws away what is not saved. */
export function TaskModal({ title, size = 'full', children }: TaskModalProps) {
  const { store } = useWorkbench();
  const [unsaved] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const close = () => store.setState({ dialog: null });
  return (
    <Modal title={title} size={size} onClose={() => (unsaved.size > 0 ? setAsking(true) : close())}>
      <UnsavedContext value={unsaved}>
        <ServerState>{children}</ServerState>
      </UnsavedContext>
      {isAsking && (
        <Question
          title={`Close ${title}`}
          text="Not everything here is saved. If you close it now, those changes are lost."
          yes="Close without saving"
          onYes={close}
          onNo={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
