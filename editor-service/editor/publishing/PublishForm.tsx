import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PublishableRef, WaitingItem } from '../../contract/publishing-sets.ts';
import { isRefused, send } from '../api/client.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { AskToPublish } from './AskToPublish.tsx';
import { Advice, CheckResults } from './CheckResults.tsx';
import { PageSchedules } from './PageSchedules.tsx';
import { isChosen, PlanFields } from './PlanFields.tsx';
import { PublishAnyway } from './PublishAnyway.tsx';
import styles from './Publishing.module.css';
import set from './PublishSet.module.css';
import { type PublishPlan, publishTicked, saveChosen, schedule } from './publish-set.ts';
import { MissingApprovals } from './reviews/MissingApprovals.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { SetEffects } from './SetEffects.tsx';
import { useErrorsBeside, useSetPreview } from './use-waiting.ts';
import { WaitingList } from './WaitingList.tsx';
import { WaitingVersions } from './WaitingVersions.tsx';
import { isPossible, ofOpenPage, publishableKey, publishables } from './waiting.ts';

const AT_ONCE: PublishPlan = { publishAt: null, unpublishAt: null };

interface PublishFormProps {
  waiting: readonly WaitingItem[];
  /** A draft was saved since, and the list is being loaded again; until then it stays as it was. */
  isOld: boolean;
}

/** The choice of what is published and when. Only the open page is chosen at first, if it waits. */
export function PublishForm({ waiting, isOld }: PublishFormProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const documents = useEditor((state) => state.documents);
  const saved = useEditor((state) => state.saved);
  const session = useEditor((state) => state.session);
  const listed = useUnless(isOld, publishables(waiting, { documents, saved, session }));
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(ofOpenPage(listed, { saved }).map(publishableKey)),
  );
  const [plan, setPlan] = useState(AT_ONCE);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const chosen = listed.filter((item) => keys.has(publishableKey(item)));
  const pages = chosen.filter(({ kind }) => kind === 'page');
  const checks = useChecks(chosen);

  const hasOpenPage = chosen.some(({ _id }) => _id === saved?.page._id);
  const hasErrors = hasOpenPage && (checks.data?.problems.some(({ severity }) => severity === 'error') ?? false);
  const refusals = [hasOpenPage ? (checks.data?.refusal ?? null) : null, ...chosen.map(({ refusal }) => refusal)];
  const refusal = refusals.find((one) => one !== null);
  const preview = useSetPreview(refusal === undefined ? chosen : []);
  const errors = useErrorsBeside(refusal === undefined ? chosen : []);
  const mayNot = refusal !== undefined || isRefused(checks.error) || isRefused(preview.error);
  // What is planned may be approved until then.
  const unapproved = plan.publishAt === null ? (preview.data?.approvals ?? []) : [];
  const others = preview.data?.refusals.filter(({ _id }) => _id !== saved?.page._id) ?? [];
  const isIncomplete = [plan.publishAt, plan.unpublishAt].some((at) => at && !isChosen(at));
  const isStopped =
    chosen.length === 0 ||
    hasErrors ||
    mayNot ||
    unapproved.length > 0 ||
    others.length > 0 ||
    errors.length > 0 ||
    isIncomplete;

  async function publish(reason?: string) {
    setBusy(true);
    const { publishAt, unpublishAt } = plan;
    const isDone = publishAt
      ? (await saveChosen(workbench, chosen)) && (await schedule(workbench, 'publish', chosen, publishAt))
      : await publishTicked(workbench, chosen, { reason, note: note.trim() });
    const end = isDone && pages.length > 0 ? unpublishAt : null;
    const isComplete = end ? await schedule(workbench, 'unpublish', pages, end) : isDone;
    setBusy(false);
    if (isComplete) close();
  }

  return (
    <>
      <div className={set.columns}>
        <div>
          <WaitingList items={listed} keys={keys} errors={errors} onChange={setKeys} />
          <WaitingVersions items={listed} chosen={chosen} onAdd={(more) => setKeys(new Set([...keys, ...more]))} />
          <PageSchedules />
          <Reviews ofPage />
        </div>
        <div>
          <h3 className={styles.heading}>{t('Checks of this page')}</h3>
          <Answer query={checks}>{({ problems }) => <CheckResults problems={problems} />}</Answer>
          <Advice />
          {refusal && <AskToPublish chosen={chosen} refusal={refusal} />}
          {chosen.length > 0 && !refusal && (
            <>
              <h3 className={styles.heading}>{t('What will happen')}</h3>
              <Answer query={preview}>
                {(effects) => (
                  <SetEffects
                    effects={{ ...effects, refusals: others }}
                    addable={listed}
                    onAdd={(key) => setKeys(new Set([...keys, key]))}
                  />
                )}
              </Answer>
              <PlanFields plan={plan} hasPages={pages.length > 0} onChange={setPlan} />
              {plan.publishAt === null && (
                <TextField
                  label={t('Note (optional)')}
                  help={t('It is kept with this publish in the dashboard’s Published.')}
                  maxLength={500}
                  value={note}
                  onChange={setNote}
                />
              )}
            </>
          )}
          <MissingApprovals missing={unapproved} />
          {(hasErrors || unapproved.length > 0) && !refusal && checks.data?.mayOverride && (
            <PublishAnyway isBusy={isBusy} onPublish={(reason) => void publish(reason)} />
          )}
          {hasErrors && !mayNot && !checks.data?.mayOverride && (
            <p className={styles.hint}>{t('Fix the errors first, or ask an administrator to publish the page.')}</p>
          )}
        </div>
      </div>
      {!refusal && (
        <ModalActions>
          <Button
            disabled={chosen.length === 0 || isBusy}
            onClick={() => workbench.store.setState({ dialog: { kind: 'addToRelease', items: chosen } })}
          >
            {t('Add to a release…')}
          </Button>
          <Button data-first-focus look="main" disabled={isStopped || isBusy} onClick={() => void publish()}>
            {isBusy ? t('Working…') : buttonText(chosen.length, listed.filter(isPossible).length, plan)}
          </Button>
        </ModalActions>
      )}
    </>
  );
}

/** The value; while `isOld`, the last one from before. */
function useUnless<Value>(isOld: boolean, value: Value): Value {
  const last = useRef(value);
  useEffect(() => {
    if (!isOld) last.current = value;
  });
  return isOld ? last.current : value;
}

function buttonText(count: number, possible: number, { publishAt }: PublishPlan): string {
  if (count === 0) return possible > 0 ? t('Choose what to publish') : t('Nothing to publish');
  if (publishAt) return t('Schedule');
  return count > 1 ? t('Publish {count} changes', { count }) : t('Publish changes');
}

/**
 * Checks the page as it is in the editor, as it will be with what was chosen: its problems, and whether this user may
 * publish it. The canvas shows the problems on the blocks too.
 */
function useChecks(chosen: readonly PublishableRef[]) {
  const { store } = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  const sections = chosen.flatMap(({ kind, _id }) => (kind === 'section' ? _id : []));
  return useQuery({
    queryKey: ['checks', page, sections],
    queryFn: page
      ? async () => {
          const checked = await send('page/check', { page, collection: collectionOf(page), sections });
          store.setState({ problems: checked.problems });
          return checked;
        }
      : skipToken,
  });
}
