import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './SkipLink.module.css';

/** The first Tab stop: skips the bar and the menu, to the first component of the page. */
export function SkipLink() {
  const { store } = useWorkbench();
  const first = useEditor(({ documents }) => documents?.page.contents[0]?.key);
  const isOnPage = useEditor(({ pageView, comparison }) => pageView === 'canvas' && comparison === null);
  if (first === undefined || !isOnPage) return null;
  const skip = () =>
    store.setState({ selection: { kind: 'block', key: first }, focusRequest: { key: first }, workplace: 'canvas' });
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {t('Skip to the page')}
    </button>
  );
}
