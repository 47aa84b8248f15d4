import { useState } from 'react';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { isRefused } from '../api/client.ts';
import { startComparison } from '../history/compare.ts';
import { DeletePageButton } from '../pages/DeletePageButton.tsx';
import { UsedIn } from '../pages/UsedIn.tsx';
import { Answer } from '../server-state/Answer.tsx';
import { ServerState } from '../server-state/ServerState.tsx';
import { isDirty } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import facts from '../ui/Facts.module.css';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { Advice } from './Advice.tsx';
import { CheckResults } from './CheckResults.tsx';
import { PublishAnyway } from './PublishAnyway.tsx';
import styles from './Publishing.module.css';
import { PublishProgress } from './PublishProgress.tsx';
import { publishPage, unpublishPage } from './publish.ts';
import { useChecks } from './use-checks.ts';

/** When the page was last changed and published, what the checks found, and the buttons to publish or unpublish it. */
export function PublishDialog() {
  const page = useEditor((state) => state.saved?.page);
  if (!page) return null;
  return (
    <Modal title="Publish Page" size="medium">
      <ServerState>
        <Facts page={page} />
        <Actions page={page} />
      </ServerState>
    </Modal>
  );
}

function Facts({ page }: { page: Page }) {
  const workbench = useWorkbench();
  const hasUnsaved = useEditor((state) => isDirty(state, 'page'));
  return (
    <>
      <dl className={facts.facts}>
        <dt>Address</dt>
        <dd>/{page.slug}</dd>
        <dt>Last Change</dt>
        <dd>{dateAndTime(page.updatedAt) || 'Not yet saved'}</dd>
        <dt>Last Published</dt>
        <dd>{dateAndTime(page.lastPublished) || 'Not published'}</dd>
      </dl>
      <ModalText>
        {statusOf(page, hasUnsaved)}{' '}
        {page.published && (hasUnsaved || hasUnpublishedChanges(page)) && (
          <button type="button" className={styles.link} onClick={() => void startComparison(workbench, null)}>
            See what changed
          </button>
        )}
      </ModalText>
      <UsedIn />
    </>
  );
}

function Actions({ page }: { page: Page }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const checks = useChecks();
  const publication = useEditor((state) => state.publication);
  const [busy, setBusy] = useState<'no' | 'publishing' | 'published' | 'working'>('no');
  const hasErrors = checks.data?.problems.some(({ severity }) => severity === 'error') ?? false;
  const refusal = checks.data?.refusal ?? null;
  const mayNot = refusal !== null || isRefused(checks.error);

  async function publish(reason?: string) {
    setBusy('publishing');
    const isDone = await publishPage(workbench, reason);
    setBusy(isDone ? 'published' : 'no');
  }

  async function unpublish() {
    setBusy('working');
    const isDone = await unpublishPage(workbench);
    setBusy('no');
    if (isDone) close();
  }

  if (busy === 'published') return <PublishProgress event={publication} />;
  const isBusy = busy !== 'no';
  return (
    <>
      <h3 className={styles.heading}>Checks</h3>
      <Answer query={checks}>{({ problems }) => <CheckResults problems={problems} />}</Answer>
      <Advice />
      {refusal && <p className={styles.hint}>{refusal}</p>}
      {hasErrors && checks.data?.mayOverride && (
        <PublishAnyway isBusy={isBusy} onPublish={(reason) => void publish(reason)} />
      )}
      {hasErrors && !mayNot && !checks.data?.mayOverride && (
        <p className={styles.hint}>Until the errors are gone only an administrator can publish the page.</p>
      )}
      {page.published && !mayNot && <p className={styles.hint}>Unpublish the page before you delete it.</p>}
      <ModalActions>
        <DeletePageButton isRefused={mayNot} />
        <Button look="danger" disabled={!page.published || isBusy || mayNot} onClick={() => void unpublish()}>
          Unpublish Page
        </Button>
        <Button data-first-focus look="main" disabled={hasErrors || isBusy || mayNot} onClick={() => void publish()}>
          {busy === 'publishing' ? 'Working…' : 'Publish Changes'}
        </Button>
      </ModalActions>
    </>
  );
}

function statusOf(page: Page, hasUnsaved: boolean): string {
  if (hasUnsaved) return 'Publishing saves your changes first.';
  if (!page.published) return 'Visitors cannot see this page yet.';
  return hasUnpublishedChanges(page)
    ? 'The draft is newer than what visitors see.'
    : 'Visitors see this page as it is here.';
}
