import { memo } from 'react';
import type { ContentItem } from '#content-store/model/content-item.ts';
import type { ListAddress } from '../store/block-tree.ts';
import { parsePath, valueAt } from '../store/patch.ts';
import { isSame } from '../store/same.ts';
import { Block } from './Block.tsx';
import { useDocuments, useIsSelecting, useShell } from './shell-context.ts';

interface BlockListProps {
  /** Where the list is in the documents, e.g. `page.contents.2.left`. */
  path: string;
  address: ListAddress;
  label: string;
}

/** A list of blocks; drawn again only when blocks come, go or change places. */
export const BlockList = memo(function BlockList({ path, address, label }: BlockListProps) {
  const shell = useShell();
  const isSelecting = useIsSelecting();
  const keys = useDocuments((documents) => keysAt(documents, path), isSame);
  if (keys.length === 0 && isSelecting) {
    return (
      <button type="button" className="pw-empty-list" onClick={() => shell.openPicker(JSON.stringify(address), 0)}>
        Add the first component to {label}
      </button>
    );
  }
  return keys.map((key, index) => (
    <Block key={key} blockKey={key} path={`${path}.${index}`} position={`${index + 1} of ${keys.length}`} />
  ));
});

function keysAt(documents: object, path: string): string[] {
  const items = valueAt(documents, parsePath(path));
  return Array.isArray(items) ? (items as ContentItem[]).map(({ key }) => key) : [];
}
