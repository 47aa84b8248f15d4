import { IconButton } from '../../ui/Button.tsx';
import { t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { performBlockAction } from '../commands.ts';
import styles from './BlockActions.module.css';
import { actionsOf, type BlockActionName, blockActions } from './offers/block-actions.ts';
import type { ChosenBlocks } from './offers/chosen-blocks.ts';

interface BlockActionsProps {
  chosen: ChosenBlocks;
  /** The name of the blocks, for screen readers. */
  name: string;
  /** Shows only these actions; all when absent. */
  only?: readonly BlockActionName[];
}

/** The buttons for the actions on blocks. */
export function BlockActions({ chosen, name, only }: BlockActionsProps) {
  const workbench = useWorkbench();
  return (
    <div className={styles.actions} role="toolbar" aria-label={t('{name} actions', { name })}>
      {actionsOf(chosen)
        .filter((action) => !only || only.includes(action))
        .map((action) => (
          <IconButton
            key={action}
            icon={blockActions[action].icon}
            label={blockActions[action].label}
            disabled={!blockActions[action].isAvailable(chosen)}
            onClick={() => performBlockAction(workbench, action, chosen.keys[0] ?? '')}
          />
        ))}
    </div>
  );
}
