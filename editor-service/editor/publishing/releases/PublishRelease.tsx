import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedRelease, ReleaseContent } from '../../../contract/publishing-releases.ts';
import { failureMessage, send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalActions } from '../../ui/dialog/Modal.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { t, tn } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { toastSuccess } from '../../workbench/workbench.ts';
import { useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { isChosen, PlanFields } from '../PlanFields.tsx';
import { PublishAnyway } from '../PublishAnyway.tsx';
import styles from '../Publishing.module.css';
import set from '../PublishSet.module.css';
import { listenToSet } from '../publish-news.ts';
import type { PublishPlan } from '../publish-set.ts';
import { nextInWords } from '../publishing-words.ts';
import { MissingApprovals } from '../reviews/MissingApprovals.tsx';
import { SetEffects } from '../SetEffects.tsx';

interface PublishReleaseProps {
  release: ListedRelease;
  items: readonly ReleaseContent[];
  onPublished: () => void;
  onScheduled: () => void;
}

/** What a release changes for visitors, what prevents it, and going live: now, or at a time. */
export function PublishRelease({
  release: { _id, name, total },
  items,
  onPublished,
  onScheduled,
}: PublishReleaseProps) {
  const workbench = useWorkbench();
  const mayNot = useRefusal('publish');
  const isAdmin = useRefusal('administer') === null;
  const [plan, setPlan] = useState<PublishPlan>({ publishAt: null, unpublishAt: null });
  const { publishAt } = plan;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const versions = items.map(({ _id: id, updatedAt, action }) => `${id} ${updatedAt} ${action}`);
  const preview = useQuery({
    queryKey: ['release', _id, 'preview', versions],
    queryFn: () => send('release/preview', { _id }),
    enabled: mayNot === null,
  });
  const errors = preview.data?.errors ?? [];
  // What is planned may be approved until then.
  const unapproved = publishAt ? [] : (preview.data?.approvals ?? []);
  const needsReason = errors.length + unapproved.length > 0;
  const isStopped = isBusy || mayNot !== null || !preview.data || preview.data.refusals.length > 0;

  async function goLive(reason?: string) {
    setBusy(true);
    setProblem('');
    const news = publishAt ? undefined : await listenToSet(workbench, items);
    try {
      if (publishAt) {
        const { schedule, note } = await send('schedule/save', { action: 'publish', release: _id, ...publishAt });
        toastSuccess(workbench, nextInWords(schedule), note ?? undefined);
        return onScheduled();
      }
      await send('release/publish', { _id, checks: reason === undefined ? {} : { reason } });
      news?.show(t('“{name}” published', { name }));
      onPublished();
    } catch (failure) {
      news?.stop();
      setProblem(failureMessage(failure));
      setBusy(false);
    }
  }

  return (
    <>
      {mayNot === null && (
        <div className={`${set.columns} ${styles.below}`}>
          <div>
            <h3 className={styles.heading}>{t('What will happen')}</h3>
            <Answer query={preview}>
              {(effects) => (
                <>
                  <SetEffects effects={effects} />
                  {errors.map(({ _id: id, message }) => (
                    <p key={`${id} ${message}`} role="alert" className={styles.failed}>
                      {items.find((item) => item._id === id)?.title}: {message}
                    </p>
                  ))}
                </>
              )}
            </Answer>
          </div>
          <div>
            <PlanFields plan={plan} hasPages={false} onChange={setPlan} />
          </div>
        </div>
      )}
      <MissingApprovals missing={unapproved} release={_id} />
      {needsReason && !publishAt && isAdmin && (
        <PublishAnyway isBusy={isBusy} onPublish={(reason) => void goLive(reason)} />
      )}
      <ProblemText>{mayNot ?? problem}</ProblemText>
      <ModalActions>
        <Button
          look="main"
          disabled={isStopped || (publishAt ? !isChosen(publishAt) : needsReason)}
          onClick={() => void goLive()}
        >
          {publishAt ? t('Schedule') : tn(total, 'Publish 1 change', 'Publish {count} changes', { count: total })}
        </Button>
      </ModalActions>
    </>
  );
}
