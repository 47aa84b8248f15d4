import { type SubmitEvent, useState } from 'react';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { CallFailed, messageOf } from '../api/client.ts';
import { outermost } from '../store/blocks/selection.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Problem } from '../ui/fields/Problem.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './BlockActions.module.css';
import { nameOf } from './offers/chosen-blocks.ts';
import { saveAsPattern, saveAsSection } from './save-blocks.ts';

const KINDS = {
  pattern: { label: 'Pattern', hint: 'Pages get copies. Each copy can be changed on its own.' },
  section: { label: 'Section', hint: 'Pages show the same one. A change shows on all of them once it is published.' },
} as const;
type Kind = keyof typeof KINDS;

type Progress = { kind: 'idle' } | { kind: 'saving' } | { kind: 'error'; message: string };

/** Saves components under a name, as a pattern to copy or as a section that several pages share. */
export function SaveAsDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const documents = useEditor((state) => state.documents);
  const [kind, setKind] = useState<Kind>('pattern');
  const [name, setName] = useState('');
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const items = documents ? outermost(documents, keys).map(({ item }) => item) : [];

  async function saveBlocks(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProgress({ kind: 'error', message: 'Give it a name' });
    setProgress({ kind: 'saving' });
    try {
      await { pattern: saveAsPattern, section: saveAsSection }[kind](workbench, keys, name.trim());
      close();
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) failedCall(workbench, failure);
      else setProgress({ kind: 'error', message: messageOf(failure) });
    }
  }

  return (
    <Modal title="Save for other pages">
      <ModalText>{nameOf(items)}, to be added to other pages from the list of components.</ModalText>
      <form className={controls.form} onSubmit={(event) => void saveBlocks(event)}>
        <TextField isFirst label="Name" maxLength={PATTERN_LIMITS.name} value={name} onChange={setName} />
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>Save as</legend>
          {(Object.keys(KINDS) as Kind[]).map((option) => (
            <label key={option} className={styles.kind}>
              <input
                type="radio"
                name="kind"
                value={option}
                checked={kind === option}
                onChange={() => setKind(option)}
              />
              <span>
                <strong>{KINDS[option].label}</strong>
                <span className={styles.hint}>{KINDS[option].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {progress.kind === 'error' && <Problem>{progress.message}</Problem>}
        <ModalActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="main" disabled={progress.kind === 'saving'}>
            {progress.kind === 'saving' ? 'Saving…' : 'Save'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
