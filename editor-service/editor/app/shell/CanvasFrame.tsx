import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrokenPage } from '../../pages/history/BrokenPage.tsx';
import { MissingPage } from '../../pages/MissingPage.tsx';
import { isSearchView } from '../../saving/loading/load.ts';
import { useRead } from '../../ui/use-read.ts';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './CanvasFrame.module.css';
import {
  clampedWidth,
  draggedWidth,
  fittingScale,
  frameStyle,
  layoutWidth,
  NARROWEST,
  WIDEST,
  widthStep,
} from './canvas-width.ts';

/**
 * The page in its own frame. Each address gets a new frame, because navigation in a frame adds a step for the Back
 * button; so does a login, because drafts differ from what visitors see.
 */
export function CanvasFrame() {
  const slug = useEditor((state) => state.slug);
  const isVisitor = useEditor((state) => state.session.kind === 'loggedOut');
  const isDraft = useEditor((state) => state.isDraft);
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const loading = useEditor((state) => state.loading);
  const release = useEditor((state) => state.release);
  const isSearch = isSearchView(slug);
  const isPlain = isVisitor || isSearch;
  const stage = useRef<HTMLDivElement>(null);
  const { width, scale } = useScaledPage(stage);
  const isFull = useEditor(({ scaling }) => scaling === 'full');
  return (
    <>
      <div ref={stage} className={styles.stage} data-full={isFull || undefined}>
        <div className={styles.page} style={isPlain ? undefined : { inlineSize: width * scale }}>
          <iframe
            key={`${isVisitor} ${slug}`}
            id="canvas"
            // After the log-in the focus goes on here.
            data-opens="log-in"
            className={styles.frame}
            style={isPlain ? undefined : frameStyle(width, scale)}
            title={isDraft ? t('Draft of the page') : t('The page')}
            src={`/_canvas/${slug}${isSearch || release ? window.location.search : ''}`}
          />
        </div>
        {!isPlain && canvasWidth !== null && <WidthHandle width={canvasWidth} />}
      </div>
      {!isVisitor && loading.kind === 'failed' && (
        <div className={styles.notice} role="status">
          {loading.message}
          {loading.isMissing && <MissingPage />}
          {loading.broken && <BrokenPage {...loading.broken} />}
        </div>
      )}
    </>
  );
}

/** The edge of a page that is narrower than its frame: dragging it or pressing arrow keys changes the page width. */
function WidthHandle({ width }: { width: number }) {
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
      aria-label={t('Page width')}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      aria-valuetext={t('{width} pixels', { width })}
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

/** The width at which the page is laid out, in pixels, and the scale at which it is shown. */
function useScaledPage(stage: RefObject<HTMLElement | null>): { width: number; scale: number } {
  const { store } = useWorkbench();
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const scaling = useEditor((state) => state.scaling);
  const [room, setRoom] = useState(0);
  const windowWidth = useRead(window, 'resize', () => window.innerWidth);
  const width = layoutWidth(canvasWidth, windowWidth);
  const scale = scaling === 'full' ? 1 : fittingScale(width, room);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    setRoom(roomIn(element));
    // Without the flush the page would be painted once at its old scale.
    const observer = new ResizeObserver(() => flushSync(() => setRoom(roomIn(element))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  useLayoutEffect(() => store.setState({ scale }), [store, scale]);
  return { width, scale };
}

/** The width inside an element's padding, in pixels. */
function roomIn(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}
