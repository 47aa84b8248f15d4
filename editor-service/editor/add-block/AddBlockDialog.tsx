import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { definitions } from '#site/blocks/definitions.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import { findList, type ListAddress } from '../store/blocks/block-tree.ts';
import { newBlock } from '../store/blocks/new-block.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions } from '../ui/dialog/Modal.tsx';
import { edit } from '../workbench/edit.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import { BlockPreview } from './BlockPreview.tsx';
import { matchingBlocks } from './matching-blocks.ts';

/** A searchable list of the blocks that can be added, with a preview of the highlighted block. */
export function AddBlockDialog({ list, index }: { list: ListAddress; index: number }) {
  const workbench = useWorkbench();
  const slot = useEditor(({ documents }) => (documents && findList(documents, list))?.slot);
  const [search, setSearch] = useState('');
  const found = useMemo(() => matchingBlocks(definitions, search, slot), [search, slot]);
  const [chosenType, setChosenType] = useState(found[0]?.componentType);
  const chosen = found.find(({ componentType }) => componentType === chosenType) ?? found[0];
  const id = useId();
  const optionId = (definition: BlockDefinition) => `${id}-${definition.componentType}`;

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.componentType}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  /** Adds a new block and selects it, unless the list refuses it. */
  function add(definition = chosen) {
    if (!definition) return;
    const item = newBlock(definition);
    if (!edit(workbench, { kind: 'addBlocks', list, index, items: [item] })) return;
    workbench.store.setState({ announcement: { text: `${definition.label} added` }, dialog: null });
    selectBlocks(workbench, [item.key]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && chosen) {
      event.preventDefault();
      setChosenType(found[(found.indexOf(chosen) + step + found.length) % found.length]?.componentType);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
  }

  return (
    <Modal title={slot ? `Add to ${slot.label}` : 'Add Component'} size="wide">
      <div className={styles.layout}>
        <div className={styles.choice}>
          <input
            data-first-focus
            className={styles.search}
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && optionId(chosen)}
            aria-label="Search components"
            placeholder="Search components"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div className={styles.list} id={`${id}-list`} role="listbox" aria-label="Components">
            {found.map((definition) => (
              <button
                type="button"
                tabIndex={-1}
                key={definition.componentType}
                id={optionId(definition)}
                className={styles.option}
                role="option"
                aria-selected={definition === chosen}
                onPointerMove={() => setChosenType(definition.componentType)}
                onClick={() => add(definition)}
              >
                <span className={styles.label}>{definition.label}</span>
                <span className={styles.description}>{definition.description}</span>
              </button>
            ))}
          </div>
          {found.length === 0 && <p className={styles.empty}>Nothing is called “{search}”. Try a shorter word.</p>}
        </div>
        {chosen && <BlockPreview definition={chosen} />}
      </div>
      <ModalActions>
        <Button look="main" disabled={!chosen} onClick={() => add()}>
          Add {chosen?.label}
        </Button>
      </ModalActions>
    </Modal>
  );
}
