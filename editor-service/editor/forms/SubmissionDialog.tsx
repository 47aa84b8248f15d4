import type { ReactNode } from 'react';
import { CHOICE_SEPARATOR } from '#content-store/model/forms/fixed-names.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { send } from '../api/client.ts';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import facts from '../ui/Facts.module.css';
import styles from '../ui/table/Dashboard.module.css';
import { timeAndDay } from '../ui/time-and-day.ts';
import { useChange } from '../workbench/server-state/use-change.ts';
import { AssignSubmission } from './AssignSubmission.tsx';

interface SubmissionDialogProps {
  submission: StoredSubmission;
  onClose: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** A whole submission: each field of the form and its value. */
export function SubmissionDialog({ submission, onClose, children }: SubmissionDialogProps) {
  const { settings, form, createdAt, state, suspicion, candidates } = submission;

  const { mutate: erase } = useChange({
    call: () => send('forms/eraseSubmission', { _id: submission._id }),
    onSuccess: onClose,
    stale: [],
    said: 'Submission erased',
  });

  return (
    <Modal title={settings.subject || settings.identifier} onClose={onClose}>
      <dl className={facts.facts}>
        <dt>Submitted At</dt>
        <dd>{timeAndDay(createdAt)}</dd>
        <dt>Sent to</dt>
        <dd>
          {candidates
            ? 'Unassigned'
            : [settings.recipient, ...settings.ccs.map(({ email }) => email)].filter(Boolean).join(', ') || 'Nobody'}
        </dd>
        {suspicion && (
          <>
            <dt>Quarantined because</dt>
            <dd>{suspicion}</dd>
          </>
        )}
      </dl>
      <dl className={facts.facts}>
        {Object.entries(form).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value.replaceAll(CHOICE_SEPARATOR, ', ') || '–'}</dd>
          </div>
        ))}
      </dl>
      {candidates && state === 'received' && <AssignSubmission submission={submission} onDone={onClose} />}
      <ModalActions>
        <AskingButton
          question="Erase this submission?"
          text="This cannot be undone. Emails that were already sent are not affected."
          yes="Erase"
          onYes={erase}
        />
        {children}
      </ModalActions>
    </Modal>
  );
}
