import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './ViewChoice.module.css';

/** The scale of the page, in per cent: fitted into its place, or its full size. */
export function ScaleChoice() {
  const { store } = useWorkbench();
  const scaling = useEditor((state) => state.scaling);
  const scale = useEditor((state) => state.scale);
  return (
    <select
      className={styles.scale}
      aria-label="Scale"
      title="The scale at which the page is shown"
      value={scaling}
      onChange={({ target }) => store.setState({ scaling: target.value === 'full' ? 'full' : 'fit' })}
    >
      <option value="fit">{scaling === 'fit' ? `Fit ${Math.round(scale * 100)} %` : 'Fit'}</option>
      <option value="full">100 %</option>
    </select>
  );
}
