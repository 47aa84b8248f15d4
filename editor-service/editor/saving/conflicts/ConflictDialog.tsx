import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#content-store/model/entities/page.ts';
import { failureMessage } from '../../api/client.ts';
import { documentDifference } from '../../store/compare/compare-pages.ts';
import type { DocumentName, Documents, RegionalName } from '../../store/documents/documents.ts';
import { mergeDocument } from '../../store/merge/merge-document.ts';
import type { Side } from '../../store/merge/merge-fields.ts';
import type { StoredRevision } from '../../store/state/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { DifferenceList } from '../../ui/DifferenceList.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { ifCurrent } from '../../ui/if-current.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { theirVersion } from '../loading/load.ts';
import styles from './ConflictChoices.module.css';
import { ConflictChoices } from './ConflictChoices.tsx';
import { conflictSides } from './conflict-sides.ts';
import { adopt, saveMerged } from './resolve-conflict.ts';
import { isOwn } from './whose.ts';

type Loading = { kind: 'loading' } | { kind: 'ready'; theirs: Page } | { kind: 'failed'; message: string };

/** Another user saved the page first: shows who and what, and merges both versions. Nothing is lost either way. */
export function ConflictDialog({ stored }: { stored: StoredRevision }) {
  const workbench = useWorkbench();
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    return ifCurrent(
      theirVersion(workbench, stored),
      (theirs) => setLoading({ kind: 'ready', theirs }),
      (failure) => setLoading({ kind: 'failed', message: failureMessage(failure) }),
    );
  }, [workbench, stored]);
  const nameOf = useNameOf();
  const isMine = useEditor((state) => isOwn(state, stored));
  const who = isMine ? t('your other window') : nameOf(stored.updatedBy) || t('another editor');
  return (
    <Modal
      title={isMine ? t('You changed this page in another window') : t('Someone else changed this page')}
      isQuestion
      size="medium"
    >
      <ModalText>
        {t(
          isMine
            ? 'It was saved there {when}. Your changes here are not saved yet.'
            : 'It was saved by {who} {when}. Your changes here are not saved yet.',
          { who, when: dateAndTime(stored.updatedAt) },
        )}
      </ModalText>
      {loading.kind === 'ready' && <Merge name="page" who={who} theirs={loading.theirs} />}
      {loading.kind !== 'ready' && (
        <>
          <p role={loading.kind === 'failed' ? 'alert' : 'status'}>
            {loading.kind === 'failed' ? loading.message : t('Comparing changes…')}
          </p>
          <ModalActions>
            <KeepEditing />
          </ModalActions>
        </>
      )}
    </Modal>
  );
}

interface NewerDialogProps {
  name: RegionalName;
  /** The version that another user saved. */
  theirs: Documents[RegionalName];
}

/** Another user saved the navigation or footer first: asks which conflicting values to keep; other changes all stay. */
export function NewerDialog({ name, theirs }: NewerDialogProps) {
  return (
    <Modal title={t('The {name} was changed elsewhere', { name: t(name) })} isQuestion size="medium">
      <ModalText>
        {t('It was saved after you started editing. Your own changes are still here, but not saved yet.')}
      </ModalText>
      <Merge name={name} who={t('the saved version')} theirs={theirs} />
    </Modal>
  );
}

interface MergeProps {
  name: DocumentName;
  /** The other editor's name. */
  who: string;
  theirs: Documents[DocumentName];
}

/** What the other editor changed, the choices to make, and the buttons to go on. */
function Merge({ name, who, theirs }: MergeProps) {
  const workbench = useWorkbench();
  const base = useEditor(({ saved }) => saved?.[name]);
  const mine = useEditor(({ documents }) => documents?.[name]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merged = useMemo(() => base && mine && mergeDocument(name, [base, mine, theirs]), [name, base, mine, theirs]);
  if (!mine || !merged) return null;
  const { document, conflicts } = merged;
  const lines = documentDifference(name, mine, document); // Without choices, mine stays wherever both changed.
  const template = 'template' in theirs ? theirs.template : '';
  return (
    <>
      {lines.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('Changes from {who}', { who })}</h3>
          <DifferenceList label={t('Changes from {who}', { who })} lines={lines} />
        </>
      )}
      <ConflictChoices
        conflicts={conflicts.map((conflict) => ({ id: conflict.id, sides: conflictSides(conflict, name, template) }))}
        {...{ who, choices }}
        onChange={setChoices}
      />
      <ModalActions>
        <KeepEditing />
        {name === 'page' && (
          <Button onClick={() => adopt(workbench, name, theirs as Page)}>{t('Use the saved version')}</Button>
        )}
        <Button
          look="main"
          disabled={!conflicts.every(({ id }) => choices.has(id))}
          onClick={() => void saveMerged(workbench, name, theirs, choices)}
        >
          {t('Merge and save')}
        </Button>
      </ModalActions>
    </>
  );
}

/** Closes the dialog without a decision; the document stays as it is. */
function KeepEditing() {
  const { close } = useDialogHost();
  return (
    <Button data-first-focus onClick={close}>
      {t('Keep editing')}
    </Button>
  );
}
