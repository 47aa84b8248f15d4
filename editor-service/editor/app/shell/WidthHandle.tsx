import { type PointerEvent, useState } from 'react';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './CanvasFrame.module.css';
import { clampedWidth, draggedWidth, NARROWEST, WIDEST, widthStep } from './canvas-width.ts';

/** The edge of a page that is narrower than its frame: dragging it or pressing arrow keys changes the page width. */
export function WidthHandle({ width }: { width: number }) {
  const { store } = useWorkbench();
  const scale = useEditor((state) => state.scale);
  const [start, setStart] = useState<{ x: number; width: number; scale: number } | null>(null);
  const show = (next: number) => store.setState({ canvasWidth: clampedWidth(next) });

  function begin(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width, scale });
  }

  return (
    <div
      className={styles.handle}
      data-dragging={start !== null || undefined}
      role="slider"
      aria-orientation="horizontal"
      aria-label="Page width"
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={(event) => start && show(draggedWidth(start.width, event.clientX - start.x, start.scale))}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
      onKeyDown={(event) => {
        const step = widthStep(event.key, event.shiftKey);
        if (step !== null) show(width + step);
      }}
    />
  );
}
