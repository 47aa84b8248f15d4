import { useState } from 'react';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { CANVAS_WIDTHS, clampedWidth, layoutWidth, NARROWEST, WIDEST } from '../shell/canvas-width.ts';
import styles from './ViewChoice.module.css';

/** Chooses how wide the page is shown: one of three named widths, or any. */
export function WidthChoice({ hasField }: { hasField: boolean }) {
  const { store } = useWorkbench();
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const show = (width: number | null) => store.setState({ canvasWidth: width });
  return (
    <>
      <div className={styles.choice}>
        {CANVAS_WIDTHS.map(({ name, icon: Icon, width }) => {
          const label = `${name}, ${layoutWidth(width, window.innerWidth)} pixels`;
          return (
            <button
              key={name}
              type="button"
              className={styles.option}
              aria-label={label}
              title={label}
              aria-pressed={canvasWidth === width}
              onClick={() => show(width)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
            </button>
          );
        })}
      </div>
      {/* A width set elsewhere replaces what was typed. */}
      {hasField && <WidthField key={canvasWidth} width={canvasWidth} onChange={show} />}
    </>
  );
}

function WidthField({ width, onChange }: { width: number | null; onChange: (width: number | null) => void }) {
  const [typed, setTyped] = useState(width === null ? '' : `${width}`);

  function take() {
    const next = typed === '' ? null : clampedWidth(Number(typed));
    setTyped(next === null ? '' : `${next}`);
    if (next !== width) onChange(next);
  }

  return (
    <input
      className={styles.width}
      aria-label="Page width in pixels"
      inputMode="numeric"
      placeholder={`${layoutWidth(null, window.innerWidth)}`}
      title={`${NARROWEST} to ${WIDEST} pixels`}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
