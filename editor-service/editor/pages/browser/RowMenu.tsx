import { Menu } from '@base-ui/react/menu';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import type { ListedPage } from './browser-row.ts';
import { obstacle, type PageTask, TASK_NAMES, TASKS_OF_ONE } from './browser-row.ts';
import styles from './PageBrowser.module.css';

interface RowMenuProps {
  page: ListedPage;
  tabIndex: number;
  onOpen: () => void;
  onTask: (task: PageTask) => void;
}

/** What can be done with one page; what cannot says why. */
export function RowMenu({ page, tabIndex, onOpen, onTask }: RowMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger
        className={styles.menuButton}
        tabIndex={tabIndex}
        aria-label={t('Actions for {title}', { title: page.title })}
      >
        <icons.Ellipsis size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          role="region"
          aria-label={t('Actions')}
          className={styles.menuPlace}
          align="end"
          sideOffset={4}
        >
          <Menu.Popup className={styles.menu}>
            <Menu.Item className={styles.item} onClick={onOpen}>
              {t('Open')}
            </Menu.Item>
            <Menu.Separator className={styles.line} />
            {TASKS_OF_ONE.map((task) => {
              const reason = obstacle(task, page);
              return (
                <Menu.Item
                  key={task}
                  className={styles.item}
                  data-danger={task === 'delete' || undefined}
                  disabled={reason !== null}
                  onClick={() => onTask(task)}
                >
                  {TASK_NAMES[task]}…{reason && <span className={styles.reason}>{reason}</span>}
                </Menu.Item>
              );
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
