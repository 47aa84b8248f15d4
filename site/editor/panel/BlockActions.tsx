import { actionsOf, type BlockActionName, blockActions, performBlockAction } from '../actions/block-actions.ts';
import type { ChosenBlocks } from '../actions/chosen-blocks.ts';
import { BLOCK_ACTION_ICONS } from '../block-action-icons.ts';
import { useWorkbench } from '../shell/workbench-context.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Panel.module.css';

interface BlockActionsProps {
  chosen: ChosenBlocks;
  /** What they are called, for those who do not see where the buttons stand. */
  name: string;
  /** Only these; all when absent. */
  only?: readonly BlockActionName[];
}

/** The buttons for everything that can be done with blocks. */
export function BlockActions({ chosen, name, only }: BlockActionsProps) {
  const workbench = useWorkbench();
  return (
    <div className={styles.actions} role="toolbar" aria-label={`${name} actions`}>
      {actionsOf(chosen)
        .filter((action) => !only || only.includes(action))
        .map((action) => (
          <IconButton
            key={action}
            icon={BLOCK_ACTION_ICONS[action]}
            label={blockActions[action].label}
            disabled={!blockActions[action].isAvailable(chosen)}
            onClick={() => performBlockAction(workbench, action, chosen.keys[0] ?? '')}
          />
        ))}
    </div>
  );
}
