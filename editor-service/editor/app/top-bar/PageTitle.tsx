import { ChevronDown } from 'lucide-react';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { pageNameOf } from '../shell/TabTitle.tsx';
import styles from './TopBar.module.css';

/** The title of the page; the button leads to all pages. */
export function PageTitle() {
  const { store } = useWorkbench();
  const title = useEditor(pageNameOf);
  return (
    <button
      type="button"
      className={styles.title}
      title={title}
      onClick={() => store.setState({ dialog: { kind: 'pageBrowser' } })}
    >
      <span className={styles.name}>{title}</span>
      <ChevronDown size={16} aria-hidden />
      <span className="visually-hidden">, all pages</span>
    </button>
  );
}
