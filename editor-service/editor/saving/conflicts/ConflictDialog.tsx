import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#content-store/model/entities/page.ts';
import { failureMessage } from '../../api/client.ts';
import { comparePages, differenceLines } from '../../store/compare/compare-pages.ts';
import type { Side } from '../../store/merge/merge-fields.ts';
import { mergePages } from '../../store/merge/merge-pages.ts';
import type { StoredRevision } from '../../store/state/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { DifferenceList } from '../../ui/DifferenceList.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { ifCurrent } from '../../ui/if-current.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { theirVersion } from '../loading/load.ts';
import styles from './ConflictChoices.module.css';
import { ConflictChoices } from './ConflictChoices.tsx';
import { conflictSides } from './conflict-sides.ts';
import { KeepEditing } from './KeepEditing.tsx';
import { adopt, saveMerged } from './resolve-conflict.ts';

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
  const who = stored.updatedBy || 'Another editor';
  return (
    <Modal title="Someone else changed this page" isQuestion size="medium">
      <ModalText>
        {who} saved it {dateAndTime(stored.updatedAt)}. Your changes are still here, not saved yet.
      </ModalText>
      {loading.kind === 'ready' && <Merge who={who} theirs={loading.theirs} />}
      {loading.kind !== 'ready' && (
        <>
          <p role={loading.kind === 'failed' ? 'alert' : 'status'}>
            {loading.kind === 'failed' ? loading.message : 'Comparing changes…'}
          </p>
          <ModalActions>
            <KeepEditing />
          </ModalActions>
        </>
      )}
    </Modal>
  );
}

function Merge({ who, theirs }: { who: string; theirs: Page }) {
  const workbench = useWorkbench();
  const base = useEditor(({ saved }) => saved?.page);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const mine = useEditor((state) => state.documents?.page);
  const merged = useMemo(() => base && mine && mergePages(base, mine, theirs), [base, mine, theirs]);
  if (!mine || !merged) return null;
  const { page, conflicts } = merged;
  const lines = differenceLines(comparePages(mine, page)); // Without choices what is disputed stays mine.
  const isDecided = conflicts.every(({ id }) => choices.has(id));
  return (
    <>
      {lines.length > 0 && (
        <>
          <h3 className={styles.heading}>Changes from {who}</h3>
          <DifferenceList label={`Changes from ${who}`} lines={lines} />
        </>
      )}
      <ConflictChoices
        conflicts={conflicts.map((conflict) => ({ id: conflict.id, sides: conflictSides(conflict, theirs.template) }))}
        {...{ who, choices }}
        onChange={setChoices}
      />
      <ModalActions>
        <KeepEditing />
        <Button onClick={() => adopt(workbench, theirs)}>Use their version</Button>
        <Button look="main" disabled={!isDecided} onClick={() => void saveMerged(workbench, theirs, choices)}>
          Merge and save
        </Button>
      </ModalActions>
    </>
  );
}
