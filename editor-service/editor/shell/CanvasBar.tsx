import { Keyboard, ListTree, PanelRight } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './CanvasBar.module.css';
import { WidthChoice } from './WidthChoice.tsx';

const VIEWS = [
  ['canvas', 'Page'],
  ['list', 'List'],
] as const;

/** Controls how the page is shown: as a page or as a list, how wide, and with which side panels. */
export function CanvasBar() {
  const { store } = useWorkbench();
  const isOutlineOpen = useEditor((state) => state.isOutlineOpen);
  const isPanelOpen = useEditor((state) => state.isPanelOpen);
  const pageView = useEditor((state) => state.pageView);
  return (
    <section className={styles.bar} aria-label="View">
      <IconButton
        icon={ListTree}
        label="Outline"
        isPressed={isOutlineOpen}
        opens="outline"
        onClick={() => store.setState({ isOutlineOpen: !isOutlineOpen })}
      />
      <div className={styles.choice}>
        {VIEWS.map(([view, name]) => (
          <button
            key={view}
            type="button"
            className={styles.option}
            aria-pressed={pageView === view}
            onClick={() => store.setState({ pageView: view, workplace: view })}
          >
            {name}
          </button>
        ))}
      </div>
      <span className={styles.middle}>{pageView === 'canvas' && <WidthChoice />}</span>
      <IconButton
        icon={Keyboard}
        label="Keyboard shortcuts"
        onClick={() => store.setState({ dialog: { kind: 'shortcuts' } })}
      />
      {pageView === 'canvas' && (
        <IconButton
          icon={PanelRight}
          label="Settings panel"
          isPressed={isPanelOpen}
          opens="panel"
          onClick={() => store.setState({ isPanelOpen: !isPanelOpen })}
        />
      )}
    </section>
  );
}
