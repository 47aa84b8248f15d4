import { type SubmitEvent, useId, useState } from 'react';
import { blockName, fullListName } from '../store/blocks/block-name.ts';
import { allLists, isSameList } from '../store/blocks/block-tree.ts';
import { isInside, objectionTo } from '../store/blocks/placement.ts';
import { outermost } from '../store/blocks/selection.ts';
import type { Documents } from '../store/documents/documents.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { Problem } from '../ui/fields/Problem.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { moveBlocksTo } from './move-blocks.ts';

/** Moves blocks without a pointer: the user chooses a list, then a position in it. */
export function MoveToDialog({ keys }: { keys: readonly string[] }) {
  const documents = useEditor((state) => state.documents);
  return documents && <MoveTo keys={keys} documents={documents} />;
}

function MoveTo({ keys, documents }: { keys: readonly string[]; documents: Documents }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const errorId = useId();
  const places = outermost(documents, keys);
  const items = places.map(({ item }) => item);
  const lists = allLists(documents).filter((list) => !isInside(documents, list, keys));
  const [listIndex, setListIndex] = useState(() =>
    Math.max(
      0,
      lists.findIndex(({ address }) => places[0] && isSameList(address, places[0].siblings.address)),
    ),
  );
  const [position, setPosition] = useState(places[0]?.index ?? 0);
  const list = lists[listIndex];
  if (!list) return null;
  const others = list.items.filter(({ key }) => !keys.includes(key));
  const objection = objectionTo(list, items);

  function move(event: SubmitEvent) {
    event.preventDefault();
    if (!list || objection) return;
    const before = others[position - 1];
    moveBlocksTo(workbench, keys, list.address, before ? list.items.indexOf(before) + 1 : 0);
    close();
  }

  return (
    <Modal title="Move to…">
      <ModalText>{items.length === 1 && items[0] ? blockName(items[0]) : `${items.length} components`}</ModalText>
      <form className={controls.form} onSubmit={move}>
        <Labelled label="List">
          {(control) => (
            <select
              {...control}
              data-first-focus={lists.length > 1 || undefined}
              className={controls.input}
              aria-describedby={objection ? errorId : undefined}
              value={listIndex}
              onChange={(event) => {
                setListIndex(Number(event.target.value));
                setPosition(0);
              }}
            >
              {lists.map((one, index) => (
                <option key={JSON.stringify(one.address)} value={index}>
                  {`${'\u2003'.repeat(one.depth - 1)}${fullListName(one)}`}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Position">
          {(control) => (
            <select
              {...control}
              data-first-focus={lists.length === 1 || undefined}
              className={controls.input}
              value={Math.min(position, others.length)}
              onChange={(event) => setPosition(Number(event.target.value))}
            >
              <option value={0}>1 · At the beginning</option>
              {others.map((other, index) => (
                <option key={other.key} value={index + 1}>
                  {`${index + 2} · After ${blockName(other)}`}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Problem id={errorId}>{objection}</Problem>
        <ModalActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="main" disabled={objection !== null}>
            Move
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
