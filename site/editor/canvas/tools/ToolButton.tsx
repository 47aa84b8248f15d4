import { type BlockActionName, blockActions } from '../../actions/block-actions.ts';
import type { ChosenBlocks } from '../../actions/chosen-blocks.ts';
import { BLOCK_ACTION_ICONS } from '../../block-action-icons.ts';
import { useShell } from '../shell-context.ts';

interface ToolButtonProps {
  action: BlockActionName;
  chosen: ChosenBlocks;
  blockKey: string;
  /** The name stands beside the icon. */
  hasName?: boolean;
  onDone?: () => void;
}

/** One action of the bar. */
export function ToolButton({ action, chosen, blockKey, hasName, onDone }: ToolButtonProps) {
  const shell = useShell();
  const Icon = BLOCK_ACTION_ICONS[action];
  const { label, isAvailable } = blockActions[action];
  return (
    <button
      type="button"
      aria-label={label}
      title={hasName ? undefined : label}
      disabled={!isAvailable(chosen)}
      onClick={() => {
        onDone?.();
        shell.perform(action, blockKey);
      }}
    >
      <Icon size={16} aria-hidden />
      {hasName && label}
    </button>
  );
}
