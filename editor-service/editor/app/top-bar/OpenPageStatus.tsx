import { useEditor } from '../../workbench/workbench-context.ts';
import { statusOf } from './status-of.ts';
import styles from './TopBar.module.css';
import { useChanges } from './use-changes.ts';
import { useSiteStatus } from './use-site-status.ts';

/** Whether visitors see the page, what waits, and what happens next. */
export function OpenPageStatus() {
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const changes = useChanges();
  const { text, tone } = statusOf({ isPublished, changes, ...useSiteStatus() });
  return (
    <span className={styles.chip} data-tone={tone} title={text}>
      <span className={styles.status}>{text}</span>
    </span>
  );
}
