import { useState } from 'react';
import { blockName, fullListName } from '../../store/blocks/block-name.ts';
import { allLists, isSameList } from '../../store/blocks/block-tree.ts';
import { isInside, objectionTo } from '../../store/blocks/placement.ts';
import { outermost } from '../../store/blocks/selection.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { useDialogHost } from '../../ui/dialog/dialog-host.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { moveBlocksTo } from './select-blocks.ts';

/** Moves blocks without a pointer: the user chooses a list, then a position in it. */
export function MoveToDialog({ keys }: { keys: readonly string[] }) {
  const documents = useEditor((state) => state.documents);
  return documents && <MoveTo keys={keys} documents={documents} />;
}

function MoveTo({ keys, documents }: { keys: readonly string[]; documents: Documents }) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
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

  function move() {
    if (!list) return;
    const before = others[position - 1];
    moveBlocksTo(workbench, keys, list.address, before ? list.items.indexOf(before) + 1 : 0);
    close();
  }

  return (
    <FormModal
      title="Move to…"
      text={items.length === 1 && items[0] ? blockName(items[0]) : `${items.length} components`}
      action="Move"
      isDisabled={objection !== null}
      onSubmit={move}
    >
      <SelectField
        label="List"
        isFirst={lists.length > 1}
        problem={objection}
        value={`${listIndex}`}
        options={lists.map((one, index) => ({
          value: `${index}`,
          label: `${'\u2003'.repeat(one.depth - 1)}${fullListName(one)}`,
        }))}
        onChange={(value) => {
          setListIndex(Number(value));
          setPosition(0);
        }}
      />
      <SelectField
        label="Position"
        isFirst={lists.length === 1}
        value={`${Math.min(position, others.length)}`}
        options={['At the beginning', ...others.map((other) => `After ${blockName(other)}`)].map((name, index) => ({
          value: `${index}`,
          label: `${index + 1} · ${name}`,
        }))}
        onChange={(value) => setPosition(Number(value))}
      />
    </FormModal>
  );
}
