import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredSubmission } from '#content-store/model/forms/submission.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

/** Says which form a submission was for: that form's recipients and the visitor get their mails then. */
export function AssignSubmission({ submission, onDone }: { submission: StoredSubmission; onDone: () => void }) {
  const { _id, settings } = submission;
  const [chosen, setChosen] = useState('');
  const candidates = useQuery({ queryKey: ['candidates', _id], queryFn: () => ask('forms/getCandidates', { _id }) });
  const { mutate: assign, isPending } = useChange({
    call: () => {
      const [pageId = '', blockKey = ''] = chosen.split(' ');
      return send('forms/assign', { _id, pageId, blockKey });
    },
    onSuccess: onDone,
    stale: [],
    said: 'Submission assigned',
    detail: 'Its emails are being sent.',
  });
  return (
    <section className={styles.assign} aria-label="Unassigned">
      <p>
        Several forms have the identifier “{settings.identifier}”, so it is unclear which one this came from. No emails
        have been sent yet.
      </p>
      <Answer query={candidates}>
        {(forms) =>
          forms.length === 0 ? (
            <p>These forms are no longer on the site.</p>
          ) : (
            <>
              <SelectField
                label="Sent from"
                any="Choose a form"
                value={chosen}
                options={forms.map(({ pageId, blockKey, holder, recipient }) => ({
                  value: `${pageId} ${blockKey}`,
                  label: `${holder}, to ${recipient || 'nobody'}`,
                }))}
                onChange={setChosen}
              />
              <Button look="main" disabled={chosen === '' || isPending} onClick={() => assign()}>
                Assign and send emails
              </Button>
            </>
          )
        }
      </Answer>
    </section>
  );
}
