import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { shownAnswer } from '#content-store/model/forms/shown-answer.ts';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import facts from '../ui/Facts.module.css';
import { SelectField } from '../ui/fields/SelectField.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { timeAndDay } from '../ui/time-and-day.ts';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

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
    said: t('Submission erased'),
  });

  return (
    <Modal title={settings.subject || settings.identifier} onClose={onClose}>
      <dl className={facts.facts}>
        <dt>{t('Submitted at')}</dt>
        <dd>{timeAndDay(createdAt)}</dd>
        <dt>{t('Sent to')}</dt>
        <dd>
          {candidates
            ? t('Unassigned')
            : [settings.recipient, ...settings.ccs.map(({ email }) => email)].filter(Boolean).join(', ') || t('None')}
        </dd>
        {suspicion && (
          <>
            <dt>{t('Quarantined because')}</dt>
            <dd>{suspicion}</dd>
          </>
        )}
      </dl>
      <dl className={facts.facts}>
        {Object.entries(form).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{shownAnswer(value) || '–'}</dd>
          </div>
        ))}
      </dl>
      {candidates && state === 'received' && <AssignSubmission submission={submission} onDone={onClose} />}
      <ModalActions>
        <AskingButton
          question={t('Erase this submission?')}
          text={t('This cannot be undone. Emails that were already sent are not affected.')}
          yes={t('Erase')}
          onYes={erase}
        />
        {children}
      </ModalActions>
    </Modal>
  );
}

/** Assigns a submission to a form: then that form's recipients and the visitor get their mails. */
function AssignSubmission({ submission, onDone }: { submission: StoredSubmission; onDone: () => void }) {
  const { _id, settings } = submission;
  const [chosen, setChosen] = useState('');
  const candidates = useQuery({ queryKey: ['candidates', _id], queryFn: () => ask('forms/getCandidates', { _id }) });
  const { mutate: assign, isPending } = useChange({
    call: () => {
      const [pageId = '', blockKey = ''] = chosen.split(' ');
      return send('forms/assign', { _id, pageId, blockKey });
    },
    onSuccess: onDone,
    said: t('Submission assigned'),
    detail: t('Its emails are being sent.'),
  });
  return (
    <section className={styles.assign} aria-label={t('Unassigned')}>
      <p>
        {t(
          'Several forms are called “{identifier}” in the list of submissions, so it is unclear which one this came from. No emails have been sent yet.',
          { identifier: settings.identifier },
        )}
      </p>
      <Answer query={candidates}>
        {(forms) =>
          forms.length === 0 ? (
            <p>{t('These forms are no longer on the site.')}</p>
          ) : (
            <>
              <SelectField
                label={t('Sent from')}
                any={t('Choose a form')}
                value={chosen}
                options={forms.map(({ pageId, blockKey, holder, recipient }) => ({
                  value: `${pageId} ${blockKey}`,
                  label: t('{holder}, to {recipient}', { holder, recipient: recipient || t('no recipient') }),
                }))}
                onChange={setChosen}
              />
              <Button look="main" disabled={chosen === '' || isPending} onClick={() => assign()}>
                {t('Assign and send emails')}
              </Button>
            </>
          )
        }
      </Answer>
    </section>
  );
}
