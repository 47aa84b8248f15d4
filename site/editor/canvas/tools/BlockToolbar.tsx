import { ArrowDown, ArrowUp, Copy, MoveVertical, Settings2, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { actionsOf, type BlockActionName, blockActions, labelOf } from '../../actions/block-actions.ts';
import { findBlock } from '../../store/block-tree.ts';
import { isSame } from '../../store/same.ts';
import { useDocuments, useEditor, useShell } from '../shell-context.ts';
import { barRight, barTop } from './bar-place.ts';
import { blockElement } from './block-element.ts';
import { usePlace } from './use-place.ts';

const ICONS = { up: ArrowUp, down: ArrowDown, spacing: MoveVertical, duplicate: Copy, remove: Trash2 };

/** The name of the selected block and what can be done with it, above its edge. */
export function BlockToolbar({ blockKey }: { blockKey: string }) {
  const shell = useShell();
  const place = useDocuments((documents) => findBlock(documents, blockKey), isSame);
  const isPanelOpen = useEditor((state) => state.isPanelOpen);
  const where = usePlace(useCallback(() => blockElement(blockKey), [blockKey]));
  if (!place || !where) return null;
  const names = actionsOf(place).filter((name): name is Exclude<BlockActionName, 'add'> => name !== 'add');
  return (
    <div
      className="bar"
      role="toolbar"
      aria-label={`${labelOf(place)} actions`}
      style={{ top: barTop(where), right: barRight(where) }}
    >
      <span className="name">{labelOf(place)}</span>
      {names.map((name) => {
        const Icon = ICONS[name];
        const { label, isAvailable } = blockActions[name];
        return (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={label}
            disabled={!isAvailable(place)}
            onClick={() => shell.perform(name, blockKey)}
          >
            <Icon size={16} aria-hidden />
          </button>
        );
      })}
      {!isPanelOpen && (
        <button type="button" aria-label="Settings" title="Settings" onClick={() => shell.openPanel()}>
          <Settings2 size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
