import { useState } from 'react';
import { hasUnpublishedChanges } from '#content-store/model/page.ts';
import { publishPage, unpublishPage } from '../../actions/publish.ts';
import { isDirty } from '../../store/editor-state.ts';
import { Button } from '../Button.tsx';
import { useEditor, useWorkbench } from '../workbench-context.ts';
import { dateAndTime } from './date-and-time.ts';
import { Modal, ModalActions, ModalText } from './Modal.tsx';
import styles from './PublishDialog.module.css';

/** When the page was changed and published last, and the two things that can be done about it. */
export function PublishDialog() {
  const workbench = useWorkbench();
  const page = useEditor((state) => state.saved?.page);
  const hasUnsaved = useEditor((state) => isDirty(state, 'page'));
  const [isBusy, setBusy] = useState(false);
  if (!page) return null;

  async function perform(action: typeof publishPage) {
    setBusy(true);
    const isDone = await action(workbench);
    setBusy(false);
    if (isDone) workbench.store.setState({ dialog: null });
  }

  return (
    <Modal title="Publish Page">
      <dl className={styles.facts}>
        <dt>Address</dt>
        <dd>/{page.slug}</dd>
        <dt>Last Change</dt>
        <dd>{dateAndTime(page.updatedAt) || 'Not yet saved'}</dd>
        <dt>Last Published</dt>
        <dd>{dateAndTime(page.lastPublished) || 'Not published'}</dd>
      </dl>
      <ModalText>{statusOf(page, hasUnsaved)}</ModalText>
      <ModalActions>
        <Button look="danger" disabled={!page.published || isBusy} onClick={() => void perform(unpublishPage)}>
          Unpublish Page
        </Button>
        <Button data-first-focus look="main" disabled={isBusy} onClick={() => void perform(publishPage)}>
          {isBusy ? 'Working…' : 'Publish Changes'}
        </Button>
      </ModalActions>
    </Modal>
  );
}

function statusOf(
  page: Parameters<typeof hasUnpublishedChanges>[0] & { published: boolean },
  hasUnsaved: boolean,
): string {
  if (hasUnsaved) return 'Publishing saves your changes first.';
  if (!page.published) return 'Visitors cannot see this page yet.';
  return hasUnpublishedChanges(page)
    ? 'The draft is newer than what visitors see.'
    : 'Visitors see this page as it is here.';
}
