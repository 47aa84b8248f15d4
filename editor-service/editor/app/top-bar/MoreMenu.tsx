import iconButton from '../../ui/IconButton.module.css';
import { icons } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import type { BarSize } from './bar-size.ts';
import { moreItems } from './more-items.ts';

/** The controls that the bar has no room for. */
export function MoreMenu({ size }: { size: BarSize }) {
  const workbench = useWorkbench();
  // Subscribes to the whole state: the menu is small, and nearly always closed.
  const state = useEditor((now) => now);
  const items = moreItems(workbench, state, size);
  if (items.length === 0) return null;
  return (
    <Menu label={t('More')} className={iconButton.button} items={items}>
      <icons.Ellipsis size={18} aria-hidden />
    </Menu>
  );
}
