import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { icons } from '../../ui/icons.ts';
import { Segments } from '../../ui/Segments.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { CANVAS_WIDTHS, clampedWidth, layoutWidth, NARROWEST, WIDEST } from '../shell/canvas-width.ts';
import { type BarSize, fits } from './bar-size.ts';
import styles from './ViewChoice.module.css';

const VIEWS = [
  { value: 'canvas', label: t('Page') },
  { value: 'list', label: t('List') },
] as const;

/** Controls how the page is shown: as a page or as a list, how wide, how large, and with its outline. */
export function ViewChoice({ size }: { size: BarSize }) {
  const { store } = useWorkbench();
  const isOutlineOpen = useEditor((state) => state.isOutlineOpen);
  const pageView = useEditor((state) => state.pageView);
  return (
    <section className={styles.view} aria-label={t('View')}>
      <IconButton
        icon={icons.ListTree}
        label={t('Outline')}
        isPressed={isOutlineOpen}
        opens="outline"
        onClick={() => store.setState({ isOutlineOpen: !isOutlineOpen })}
      />
      {fits('roomy', size) && (
        <Segments
          segments={VIEWS}
          value={pageView}
          onChange={(view) => store.setState({ pageView: view, workplace: view })}
        />
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
      aria-label={t('Scale')}
      title={t('Zoom of the page')}
      value={scaling}
      onChange={({ target }) => store.setState({ scaling: target.value === 'full' ? 'full' : 'fit' })}
    >
      <option value="fit">
        {scaling === 'fit' ? t('Fit {scale} %', { scale: Math.round(scale * 100) }) : t('Fit')}
      </option>
      <option value="full">100 %</option>
    </select>
  );
}

/** Chooses how wide the page is shown: one of three named widths, or any. */
function WidthChoice({ hasField }: { hasField: boolean }) {
  const { store } = useWorkbench();
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const show = (width: number | null) => store.setState({ canvasWidth: width });
  return (
    <>
      <Segments
        segments={CANVAS_WIDTHS.map(({ name, icon: Icon, width }) => ({
          value: width,
          label: <Icon size={16} strokeWidth={1.75} aria-hidden />,
          name: t('{name}, {width} pixels', { name, width: layoutWidth(width, window.innerWidth) }),
        }))}
        value={canvasWidth}
        onChange={show}
      />
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
      aria-label={t('Page width in pixels')}
      inputMode="numeric"
      placeholder={`${layoutWidth(null, window.innerWidth)}`}
      title={t('{narrowest} to {widest} pixels', { narrowest: NARROWEST, widest: WIDEST })}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
