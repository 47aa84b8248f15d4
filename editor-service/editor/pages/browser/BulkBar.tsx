import { Button } from '../../ui/Button.tsx';
import type { ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import { type PageTask, possibleFor, TASK_NAMES, TASKS_OF_MANY } from './page-task.ts';

interface BulkBarProps {
  pages: readonly ListedPage[];
  onTask: (task: PageTask, pages: readonly ListedPage[]) => void;
  onClear: () => void;
}

/** What can be done with the selected pages, and with how many of them. */
export function BulkBar({ pages, onTask, onClear }: BulkBarProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label="Selected pages">
      <strong>{pages.length} selected</strong>
      {TASKS_OF_MANY.map((task) => {
        const possible = possibleFor(task, pages);
        const count = possible.length < pages.length ? ` (${possible.length})` : '';
        return (
          <Button
            key={task}
            look={task === 'delete' ? 'danger' : 'plain'}
            disabled={possible.length === 0}
            title={possible.length < pages.length ? `Available for ${possible.length} of them` : undefined}
            onClick={() => onTask(task, possible)}
          >
            {TASK_NAMES[task]}
            {count}…
          </Button>
        );
      })}
      <span className={styles.gap} />
      <Button onClick={onClear}>Clear selection</Button>
    </section>
  );
}
