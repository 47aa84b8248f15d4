import { ListTree } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { type BarSize, fits } from './bar-size.ts';
import styles from './ViewChoice.module.css';
import { WidthChoice } from './WidthChoice.tsx';

const VIEWS = [
  ['canvas', 'Page'],
  ['list', 'List'],
] as const;

/** Controls how the page is shown: as a page or as a list, how wide, how large, and with its outline. */
export function ViewChoice({ size }: { size: BarSize }) {
  const { store } = useWorkbench();
  const isOutlineOpen = useEditor((state) => state.isOutlineOpen);
  const pageView = useEditor((state) => state.pageView);
  return (
    <section className={styles.view} aria-label="View">
      <IconButton
        icon={ListTree}
        label="Outline"
        isPressed={isOutlineOpen}
        opens="outline"
        onClick={() => store.setState({ isOutlineOpen: !isOutlineOpen })}
      />
      {fits('roomy', size) && (
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
      )}
      {pageView === 'canvas' && <WidthChoice hasField={fits('full', size)} />}
      {pageView === 'canvas' && fits('roomy', size) && <ScaleChoice />}
    </section>
  );
}

/** The scale of the page, in per cent: fitted into its place, or its full size. */
function ScaleChoice() {
  const { store } = useWorkbench();
  const scaling = useEditor((state) => state.scaling);
  const scale = useEditor((state) => state.scale);
  return (
    <select
      className={styles.scale}
      aria-label="Scale"
      title="Zoom of the page"
      value={scaling}
      onChange={({ target }) => store.setState({ scaling: target.value === 'full' ? 'full' : 'fit' })}
    >
      <option value="fit">{scaling === 'fit' ? `Fit ${Math.round(scale * 100)} %` : 'Fit'}</option>
      <option value="full">100 %</option>
    </select>
  );
}
