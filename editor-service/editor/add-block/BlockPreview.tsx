import { useEffect, useRef } from 'react';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';

/** A preview of a new block of this type, rendered by the canvas with the site's styles in a separate iframe. */
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
