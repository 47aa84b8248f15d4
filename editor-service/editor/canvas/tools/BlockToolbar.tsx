import { GripVertical, Settings2 } from 'lucide-react';
import { type BlockActionName, offersOfActions } from '../../blocks/block-actions/offers/block-actions.ts';
import { isSame } from '../../store/documents/same.ts';
import { useShell, useShellState } from '../state/shell-context.ts';
import { barRight, barTop } from './bar-place.ts';
import { enlargement } from './enlargement.ts';
import { MoreActions } from './MoreActions.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useBlockPlace } from './use-position.ts';

const MORE: readonly BlockActionName[] = ['duplicateTo', 'copy', 'cut', 'paste', 'saveAs'];

/** The toolbar above a selected block: its name, the grip to drag it by, and its actions. */
export function BlockToolbar({ blockKey, isDragged }: { blockKey: string; isDragged: boolean }) {
  const shell = useShell();
  const offers = useShellState((state) => offersOfActions(state, blockKey), isSame);
  const isPanelOpen = useShellState((state) => state.isPanelOpen);
  const enlarged = useShellState(enlargement);
  const where = useBlockPlace(blockKey);
  if (!offers || !where) return null;
  const { name, actions } = offers;
  const [more, others] = [true, false].map((isMore) =>
    actions.filter(({ action }) => MORE.includes(action) === isMore && action !== 'add' && action !== 'remove'),
  );
  return (
    <div
      className="bar"
      role="toolbar"
      aria-label={`${name} actions`}
      data-dragged={isDragged || undefined}
      style={{ top: barTop(where, enlarged), right: barRight(where) }}
    >
      <span className="grip" title="Drag to move">
        <GripVertical size={16} aria-hidden />
        <span className="name">{name}</span>
      </span>
      {others?.map((offer) => (
        <ToolButton key={offer.action} {...offer} blockKey={blockKey} />
      ))}
      <MoreActions key={blockKey} offers={more ?? []} blockKey={blockKey} />
      <ToolButton action="remove" isAvailable blockKey={blockKey} />
      {!isPanelOpen && (
        <button type="button" aria-label="Settings" title="Settings" onClick={() => shell.openPanel()}>
          <Settings2 size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
