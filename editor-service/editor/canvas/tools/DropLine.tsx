import { placeName } from '../../store/blocks/block-name.ts';
import { findList } from '../../store/blocks/block-tree.ts';

import { useDocuments } from '../state/shell-context.ts';
import type { Dragging } from './tools-store.ts';

/** The line where the dragged blocks would land, with its name, or why they may not land there. */
export function DropLine({ place, objection }: { place: NonNullable<Dragging['place']>; objection: string | null }) {
  const { left, top, length, isUpright } = place.line;
  const name = useDocuments((documents) => {
    const list = findList(documents, place.list);
    return list ? placeName(list, place.index) : '';
  });
  const label = objection ?? name;
  return (
    <div
      className="drop-line"
      data-upright={isUpright || undefined}
      data-refused={objection !== null || undefined}
      style={{
        left: left + window.scrollX,
        top: top + window.scrollY,
        inlineSize: isUpright ? 0 : length,
        blockSize: isUpright ? length : 0,
      }}
    >
      {label && <span>{label}</span>}
    </div>
  );
}
