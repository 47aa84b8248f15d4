import { GripVertical, Settings2 } from 'lucide-react';
import { useCallback } from 'react';
import { actionsOf, type BlockActionName } from '../../actions/block-actions.ts';
import { chosenBlocks, nameOf } from '../../actions/chosen-blocks.ts';
import { isSame } from '../../store/same.ts';
import { useEditor, useShell } from '../shell-context.ts';
import { barRight, barTop } from './bar-place.ts';
import { blockElement } from './block-element.ts';
import { MoreActions } from './MoreActions.tsx';
import { ToolButton } from './ToolButton.tsx';
import { usePlace } from './use-place.ts';

const MORE: readonly BlockActionName[] = ['duplicateTo', 'copy', 'cut', 'paste'];

/** The name of what is selected, the grip to drag it by, and what can be done with it, above its edge. */
export function BlockToolbar({ blockKey, isDragged }: { blockKey: string; isDragged: boolean }) {
  const shell = useShell();
  const chosen = useEditor((state) => chosenBlocks(state, blockKey), isSame);
  const isPanelOpen = useEditor((state) => state.isPanelOpen);
  const where = usePlace(useCallback(() => blockElement(blockKey), [blockKey]));
  if (!chosen || !where) return null;
  const name = nameOf(chosen.places.map(({ item }) => item));
  const names = actionsOf(chosen).filter((action) => action !== 'add');
  const button = (action: BlockActionName) => (
    <ToolButton key={action} action={action} chosen={chosen} blockKey={blockKey} />
  );
  return (
    <div
      className="bar"
      role="toolbar"
      aria-label={`${name} actions`}
      data-dragged={isDragged || undefined}
      style={{ top: barTop(where), right: barRight(where) }}
    >
      <span className="grip" title="Drag to another place">
        <GripVertical size={16} aria-hidden />
        <span className="name">{name}</span>
      </span>
      {names.filter((action) => !MORE.includes(action) && action !== 'remove').map(button)}
      <MoreActions actions={names.filter((action) => MORE.includes(action))} chosen={chosen} blockKey={blockKey} />
      {button('remove')}
      {!isPanelOpen && (
        <button type="button" aria-label="Settings" title="Settings" onClick={() => shell.openPanel()}>
          <Settings2 size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
