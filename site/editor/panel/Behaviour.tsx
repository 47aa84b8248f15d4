import { useEditor, useWorkbench } from '../shell/workbench-context.ts';
import { Checkbox } from './Checkbox.tsx';
import styles from './Panel.module.css';

/** Whether the block's own elements react while the page is edited: tabs, slides, what changes under the pointer. */
export function Behaviour({ blockKey }: { blockKey: string }) {
  const { store } = useWorkbench();
  const quiet = useEditor((state) => state.quiet);
  return (
    <div className={styles.fields}>
      <Checkbox
        label="Reacts to clicks and hovering while I edit"
        isChecked={!quiet.includes(blockKey)}
        onChange={(reacts) =>
          store.setState({ quiet: reacts ? quiet.filter((key) => key !== blockKey) : [...quiet, blockKey] })
        }
      />
    </div>
  );
}
