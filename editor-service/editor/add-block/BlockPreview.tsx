import { useEffect, useRef } from 'react';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';

/** How a new block of this kind looks: rendered by the canvas, with the site's own styles, in a frame of its own. */
export function BlockPreview({ definition: { componentType, label } }: { definition: BlockDefinition }) {
  const { store } = useWorkbench();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const target = frame.current?.contentDocument?.body;
    if (target) store.setState({ preview: { componentType, target } });
    return () => store.setState({ preview: null });
  }, [store, componentType]);

  return (
    <div className={styles.preview}>
      <iframe ref={frame} className={styles.previewFrame} title={`Preview of ${label}`} tabIndex={-1} />
    </div>
  );
}
