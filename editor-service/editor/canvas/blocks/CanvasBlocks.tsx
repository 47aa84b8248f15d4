import { memo, useContext, useDeferredValue, useMemo } from 'react';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import { SelectingContext, useDocuments, useShell } from '../state/shell-context.ts';
import { CanvasBlock } from './CanvasBlock.tsx';

/** A list of blocks; rendered again only when blocks are added, removed or moved. Keep `address` the same object. */
export const CanvasBlocks = memo(function BlockList({ address, label }: { address: ListAddress; label: string }) {
  const shell = useShell();
  const isSelecting = useContext(SelectingContext);
  const keys = useDocuments((documents) => keysIn(documents, address), isSame);
  const positions = useDeferredValue(useMemo(() => positionsIn(keys), [keys]));
  if (keys.length === 0 && isSelecting) {
    return (
      <button type="button" className="pw-empty-list" onClick={() => shell.openPicker(JSON.stringify(address), 0)}>
        {address.kind === 'slot' && <span>Missing Contents</span>}
        Add the first component to {label}
      </button>
    );
  }
  return keys.map((key, index) => (
    <CanvasBlock
      key={key}
      List={BlockList}
      blockKey={key}
      position={positions.get(key) ?? `${index + 1} of ${keys.length}`}
    />
  ));
});

/** Each block's position in words. Adding or removing one changes all of them; the update may follow the paint. */
function positionsIn(keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map(keys.map((key, index) => [key, `${index + 1} of ${keys.length}`]));
}

function keysIn(documents: Documents, address: ListAddress): string[] {
  return findList(documents, address)?.items.map(({ key }) => key) ?? [];
}
