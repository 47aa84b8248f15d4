import { type EditorState, isDirty } from '../store/state/editor-state.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { statusOf } from './status-of.ts';
import styles from './TopBar.module.css';
import { useChanges } from './use-changes.ts';

/** Whether visitors see the page, and what waits. */
export function StatusChip() {
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const changes = useChanges();
  const waiting = useEditor(namesOfWaiting);
  const { text, tone } = statusOf({ isPublished, changes, waiting: waiting === '' ? [] : waiting.split('\n') });
  return (
    <span className={styles.chip} data-tone={tone} title={text}>
      {text}
    </span>
  );
}

const NAMES = { navigation: 'Navigation', footer: 'Footer' } as const;

/** The documents besides the page that are not saved, one per line: a text stays the same value. */
function namesOfWaiting(state: EditorState): string {
  return (['navigation', 'footer'] as const)
    .filter((name) => isDirty(state, name))
    .map((name) => NAMES[name])
    .join('\n');
}
