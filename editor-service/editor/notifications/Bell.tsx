import iconButton from '../ui/IconButton.module.css';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Bell.module.css';

/** `Notifications, 3 unread` */
export const bellLabel = (unread: number): string =>
  unread > 0 ? t('Notifications, {unread} unread', { unread }) : t('Notifications');

/** How much one was told and has not read; leads to the list. */
export function Bell() {
  const { store } = useWorkbench();
  const unread = useEditor((state) => state.unread);
  return (
    <button
      type="button"
      className={`${iconButton.button} ${styles.bell}`}
      aria-label={bellLabel(unread)}
      title={t('Notifications')}
      aria-haspopup="dialog"
      onClick={() => store.setState({ dialog: { kind: 'notifications' } })}
    >
      <icons.Bell size={18} aria-hidden />
      {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
    </button>
  );
}
