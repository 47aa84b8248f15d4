import { ChevronDown } from 'lucide-react';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { publishActions } from './publish-actions.ts';
import styles from './TopBar.module.css';

/** The one button for what visitors see, and the menu beside it. */
export function PublishMenu() {
  const workbench = useWorkbench();
  const saved = useEditor((state) => state.saved);
  const page = saved?.page;
  if (!page) return null;
  const items = publishActions
    .filter(({ isOffered }) => isOffered(page))
    .map(({ label, icon, isDangerous, startsGroup, run }) => {
      return { label, icon, isDangerous, startsGroup, onChoose: () => run(workbench) };
    });
  return (
    <div className={styles.publish}>
      <button
        type="button"
        className={styles.publishNow}
        onClick={() => workbench.store.setState({ dialog: { kind: 'publish' } })}
      >
        Publish
      </button>
      <Menu label="More about publishing" className={styles.publishMore} items={items}>
        <ChevronDown size={16} aria-hidden />
      </Menu>
    </div>
  );
}
