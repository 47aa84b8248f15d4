import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { findBlock } from '../../store/block-tree.ts';
import { isSame } from '../../store/same.ts';
import { useDocuments, useShell } from '../shell-context.ts';
import { blockElement } from './block-element.ts';
import { usePlace } from './use-place.ts';

/** Where another block can be added: before and after this one. */
export function AddButtons({ blockKey }: { blockKey: string }) {
  const shell = useShell();
  const place = useDocuments((documents) => findBlock(documents, blockKey), isSame);
  const where = usePlace(useCallback(() => blockElement(blockKey), [blockKey]));
  if (!place || !where) return null;
  const { siblings, index } = place;
  const edges = [
    { label: 'Add Component above', top: where.top, at: index },
    { label: 'Add Component below', top: where.top + where.height, at: index + 1 },
  ];
  return edges.map(({ label, top, at }) => (
    <button
      key={label}
      type="button"
      className="add"
      aria-label={label}
      title={label}
      style={{ top, left: where.left + where.width / 2 }}
      onClick={() => shell.openPicker(JSON.stringify(siblings.address), at)}
    >
      <Plus size={16} aria-hidden />
    </button>
  ));
}
