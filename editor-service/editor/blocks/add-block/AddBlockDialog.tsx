import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { ListAddress } from '../../store/blocks/block-tree.ts';
import type { TypedSlash } from '../../store/state/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/dialog/Modal.tsx';
import { usedLately } from '../../ui/used-lately.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import { ADDED, addChosen } from './add-chosen.ts';
import { ChoiceGrid, optionId } from './ChoiceGrid.tsx';
import type { PickerChoice } from './choice.ts';
import { grouped } from './choice.ts';
import { PatternActions } from './PatternActions.tsx';
import { stepInGrid } from './step-in-grid.ts';
import { useChoices } from './use-choices.ts';

interface Props {
  list: ListAddress;
  index: number;
  typed?: TypedSlash | undefined;
}

/** Everything that can be added here, as a grid of pictures to search and to walk through by arrow keys. */
export function AddBlockDialog({ list, index, typed }: Props) {
  const workbench = useWorkbench();
  const { slot, choices, parts, reload } = useChoices(list);
  const [search, setSearch] = useState('');
  const [recent] = useState(() => usedLately(ADDED).map(({ id: used }) => used));
  const groups = useMemo(() => grouped(choices, search, recent), [choices, search, recent]);
  const found = useMemo(() => groups.flatMap((group) => group.choices), [groups]);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  const id = useId();

  const shown = chosen?.id;
  useEffect(() => {
    if (shown) document.getElementById(optionId(id, shown))?.scrollIntoView({ block: 'nearest' });
  }, [shown, id]);

  function add(choice: PickerChoice | undefined) {
    if (choice) addChosen(workbench, choice, { list, index, typed });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // In the middle of a word the arrows move the caret.
    const isForGrid =
      !isSideways || (input.selectionStart === input.value.length && (search === '' || chosenId !== undefined));
    if (event.key.startsWith('Arrow') && isForGrid && chosen) {
      event.preventDefault();
      const boxes = found.map((choice) => boxOf(optionId(id, choice.id)));
      setChosenId(found[stepInGrid(boxes, found.indexOf(chosen), event.key)]?.id);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      add(chosen);
    }
  }

  return (
    <Modal title={slot ? `Add to ${slot.label}` : 'Add component'} size="wide">
      <input
        data-first-focus
        className={styles.search}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(id, chosen.id)}
        aria-label="Search components"
        placeholder="Search components, patterns and sections"
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosenId(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.count} role="status">
        {search.trim() !== '' && (found.length === 1 ? '1 found' : `${found.length} found`)}
      </p>
      <ChoiceGrid {...{ id, groups, parts }} chosen={chosen?.id} onPoint={setChosenId} onAdd={add} />
      {found.length === 0 && <p className={styles.empty}>Nothing is called “{search}”. Try a shorter word.</p>}
      <div className={styles.foot}>
        <p className={styles.description}>{chosen?.detail}</p>
        <ModalActions>
          {chosen?.pattern && <PatternActions key={chosen.id} pattern={chosen.pattern} onChanged={reload} />}
          <Button look="main" disabled={!chosen} onClick={() => add(chosen)}>
            Add {chosen?.label}
          </Button>
        </ModalActions>
      </div>
    </Modal>
  );
}

function boxOf(element: string): { left: number; top: number } {
  const { left = 0, top = 0 } = document.getElementById(element)?.getBoundingClientRect() ?? {};
  return { left: Math.round(left), top: Math.round(top) };
}
