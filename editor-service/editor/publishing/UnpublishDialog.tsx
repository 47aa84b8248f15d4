import { useState } from 'react';
import type { Page } from '#content-store/model/entities/page.ts';
import { send } from '../api/client.ts';
import { documentKindOf, inSentence, refOf } from '../store/documents/collection-of.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { type ClockTime, TimeFields } from '../ui/fields/TimeFields.tsx';
import { t } from '../words/t.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { isChosen, NOT_CHOSEN, ZoneHint } from './PlanFields.tsx';
import { schedule } from './publish-set.ts';

/** Asks before the page is taken from visitors, now or at a time. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const page = useEditor(({ saved }) => saved?.page);
  const [at, setAt] = useState<ClockTime | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refusal = useRefusal('publishPage');
  if (!page) return null;
  const kind = documentKindOf(page);
  const text = t(
    kind === 'section'
      ? 'Visitors will no longer see {page} on the pages that show it. The draft stays, and you can publish it again.'
      : 'Visitors will no longer see {page}. The draft stays, and you can publish it again.',
    { page: inSentence(page) },
  );

  function unpublish() {
    close();
    unpublishOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  }

  async function plan(time: ClockTime, { _id }: Page) {
    setBusy(true);
    if (await schedule(workbench, 'unpublish', [{ kind, _id }], time)) close();
    setBusy(false);
  }

  return (
    <ServerState>
      <Modal title={t('Unpublish {kind}', { kind: t(kind) })} isQuestion>
        <ModalText>{refusal ?? text}</ModalText>
        {/* A section is taken offline at once only. */}
        {kind === 'page' && !refusal && (
          <Checkbox
            label={t('At a set time')}
            value={at !== null}
            onChange={(isWanted) => setAt(isWanted ? NOT_CHOSEN : null)}
          />
        )}
        {at && <TimeFields label={t('Goes offline')} value={at} onChange={setAt} />}
        {at && <ZoneHint />}
        <ModalActions>
          <Button data-first-focus onClick={close}>
            {t('Cancel')}
          </Button>
          {at ? (
            <Button look="danger" disabled={isBusy || !isChosen(at)} onClick={() => void plan(at, page)}>
              {t('Schedule')}
            </Button>
          ) : (
            <Button look="danger" disabled={refusal !== null} onClick={unpublish}>
              {t('Unpublish {kind}', { kind: t(kind) })}
            </Button>
          )}
        </ModalActions>
      </Modal>
    </ServerState>
  );
}

/** Takes the open page or section off the public site; the draft stays. Throws CallFailed. */
async function unpublishOpenPage(workbench: Workbench): Promise<void> {
  const { store, inTurn } = workbench;
  await inTurn('page', async () => {
    const { saved } = store.getState();
    if (!saved) return;
    const page = await send('page/unpublishPage', refOf(saved.page));
    store.setState({ saved: { ...saved, page } });
    toastSuccess(workbench, documentKindOf(page) === 'section' ? t('Section Unpublished') : t('Page Unpublished'));
  });
}
