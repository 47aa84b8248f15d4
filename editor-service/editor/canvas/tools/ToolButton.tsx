import { type ActionOffer, blockActions } from '../../blocks/block-actions/offers/block-actions.ts';
import { useShell } from '../state/shell-context.ts';

interface ToolButtonProps extends ActionOffer {
  blockKey: string;
  /** Shows the name beside the icon. */
  hasName?: boolean;
  onDone?: () => void;
}

/** One action of the toolbar. */
export function ToolButton({ action, isAvailable, blockKey, hasName, onDone }: ToolButtonProps) {
  const shell = useShell();
  const { label, icon: Icon } = blockActions[action];
  return (
    <button
      type="button"
      aria-label={label}
      title={hasName ? undefined : label}
      aria-disabled={!isAvailable}
      onClick={() => {
        if (!isAvailable) return;
        onDone?.();
        shell.perform(action, blockKey);
      }}
    >
      <Icon size={16} aria-hidden />
      {hasName && label}
    </button>
  );
}
