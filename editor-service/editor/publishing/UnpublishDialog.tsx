import { useState } from 'react';
import { send } from '../api/client.ts';
import { documentKindOf, inSentence, refOf } from '../store/documents/collection-of.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { type ClockTime, TimeFields } from '../ui/fields/TimeFields.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { ServerState } from '../workbench/server-state/ServerState.tsx';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { NOT_CHOSEN, ZoneHint } from './PlanFields.tsx';
import { schedule } from './publish-set.ts';

/** Asks before the page is taken from visitors, now or at a time. */
export function UnpublishDialog() {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const page = useEditor(({ saved }) => saved?.page);
  const [at, setAt] = useState<ClockTime | null>(null);
  if (!page) return null;
  const kind = documentKindOf(page);
  const where = kind === 'section' ? ' on the pages that show it' : '';
  const text = `Visitors will no longer see ${inSentence(page)}${where}. The draft stays, and you can publish it again.`;

  async function act() {
    if (at && page) return (await schedule(workbench, 'unpublish', [{ kind, _id: page._id }], at)) && close();
    close();
    await unpublishOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  }

  return (
    <ServerState>
      <Modal title={`Unpublish ${kind}`} isQuestion>
        <ModalText>{text}</ModalText>
        {/* A section is taken offline at once only. */}
        {kind === 'page' && (
          <Checkbox
            label="At a set time"
            value={at !== null}
            onChange={(isWanted) => setAt(isWanted ? NOT_CHOSEN : null)}
          />
        )}
        {at && <TimeFields label="Goes offline" value={at} onChange={setAt} />}
        {at && <ZoneHint />}
        <ModalActions>
          <Button data-first-focus onClick={close}>
            Cancel
          </Button>
          <Button look="danger" disabled={at !== null && !(at.day && at.time)} onClick={() => void act()}>
            {at ? 'Schedule' : `Unpublish ${kind}`}
          </Button>
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
    toastSuccess(workbench, documentKindOf(page) === 'section' ? 'Section Unpublished' : 'Page Unpublished');
  });
}
