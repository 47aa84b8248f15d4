import { ChevronDown } from 'lucide-react';
import { Menu } from '../ui/menu/Menu.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { publishActions } from './publish-actions.ts';
import styles from './TopBar.module.css';

/** The one button for what visitors see. */
export function PublishMenu() {
  const workbench = useWorkbench();
  const saved = useEditor((state) => state.saved);
  const page = saved?.page;
  if (!page) return null;
  const items = publishActions
    .filter(({ isOffered }) => isOffered(page))
    .map(({ run, ...item }) => ({ ...item, onChoose: () => run(workbench) }));
  return (
    <Menu label="Publish" className={styles.publish} items={items}>
      Publish
      <ChevronDown size={16} aria-hidden />
    </Menu>
  );
}
