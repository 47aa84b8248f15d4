import { useState } from 'react';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { outermost } from '../../store/blocks/selection.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ProblemText } from '../../ui/fields/ProblemText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './BlockActions.module.css';
import { nameOfBlocks } from './offers/chosen-blocks.ts';
import { saveAsPattern, saveAsSection } from './save-blocks.ts';
import { useAttempt } from './use-attempt.ts';

const KINDS = {
  pattern: { label: 'Pattern', hint: 'Each page gets its own copy, which can be changed separately.' },
  section: { label: 'Section', hint: 'All pages share it. A change appears on all of them once you publish it.' },
} as const;
type Kind = keyof typeof KINDS;

/** Saves components under a name, as a pattern to copy or as a section that several pages share. */
export function SaveAsDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const [kind, setKind] = useState<Kind>('pattern');
  const [name, setName] = useState('');
  const { attempt, isBusy, problem, setProblem } = useAttempt();
  const items = documents ? outermost(documents, keys).map(({ item }) => item) : [];

  function saveBlocks() {
    const save = { pattern: saveAsPattern, section: saveAsSection }[kind];
    if (name.trim() === '') setProblem('Enter a name');
    else void attempt(() => save(workbench, keys, name.trim()));
  }

  return (
    <FormModal
      title="Save for other pages"
      text={`${nameOfBlocks(items)}, for other pages. You will find it in the list of components.`}
      action={isBusy ? 'Saving…' : 'Save'}
      isDisabled={isBusy}
      onSubmit={saveBlocks}
    >
      <TextField isFirst label="Name" maxLength={PATTERN_LIMITS.name} value={name} onChange={setName} />
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>Save as</legend>
        {(Object.keys(KINDS) as Kind[]).map((option) => (
          <label key={option} className={styles.kind}>
            <input type="radio" name="kind" value={option} checked={kind === option} onChange={() => setKind(option)} />
            <span>
              <strong>{KINDS[option].label}</strong>
              <span className={styles.hint}>{KINDS[option].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ProblemText>{problem}</ProblemText>
    </FormModal>
  );
}
