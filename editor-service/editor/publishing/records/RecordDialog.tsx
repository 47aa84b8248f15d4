import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { ServerState } from '../../workbench/server-state/ServerState.tsx';
import { RecordContent } from './RecordContent.tsx';
import { UndoForm } from './UndoForm.tsx';

interface RecordDialogProps {
  number: number;
  /** Shows at once what undoing it will do. */
  isUndoing?: boolean;
  /** Default: it is the dialog that is open. */
  onClose?: () => void;
}

/** Something that went live: what it held, and undoing it. */
export function RecordDialog(props: RecordDialogProps) {
  return (
    <ServerState>
      <RecordModal {...props} />
    </ServerState>
  );
}

function RecordModal({ number: first, isUndoing: isUndoOnly = false, onClose }: RecordDialogProps) {
  const host = useDialogHost();
  const close = onClose ?? host.close;
  const [number, setNumber] = useState(first);
  const [isUndoing, setUndoing] = useState(isUndoOnly);
  const query = useQuery({ queryKey: ['record', number], queryFn: () => ask('publish/record', { number }) });
  const title = [`#${number}`, query.data?.record.name].filter(Boolean).join(': ');
  return (
    <Modal title={isUndoing ? t('Undo {title}', { title }) : title} size="medium" onClose={close}>
      <Answer query={query}>
        {(answer) =>
          isUndoing ? (
            <UndoForm of={{ number }} onBack={isUndoOnly ? close : () => setUndoing(false)} onDone={close} />
          ) : (
            <RecordContent held={answer} onOpen={setNumber} onUndo={() => setUndoing(true)} />
          )
        }
      </Answer>
    </Modal>
  );
}
