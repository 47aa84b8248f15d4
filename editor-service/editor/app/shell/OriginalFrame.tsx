import { useEffect, useRef } from 'react';
import { pageLanguage } from '#site/elements/page-language.ts';
import { nameOfLanguage } from '../../pages/commands.ts';
import { loadPlaced } from '../../saving/loading/load.ts';
import { isBehindOf } from '../../store/documents/is-behind.ts';
import { ORIGINAL_FRAME, type Original } from '../../store/state/editor-state.ts';
import { useRead } from '../../ui/use-read.ts';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './CanvasFrame.module.css';
import { frameStyle, layoutWidth } from './canvas-width.ts';
import { keepTogether } from './keep-together.ts';

/** What the page was translated from, beside it: read-only, at the same block, what changed marked until that is up to date. */
export function OriginalFrame({ original: { now, frame } }: { original: Original }) {
  const workbench = useWorkbench();
  const isBehind = useEditor(({ documents }) => documents !== null && isBehindOf(documents.page, now));
  useEffect(() => loadFrame(workbench, now), [workbench, now]);
  return frame && <FixedFrame key={String(isBehind)} now={now} />;
}

/** Loads the navigation and footer of the original's language; those of the translation stay where they cannot be loaded. */
function loadFrame(workbench: Workbench, { domainId, slug }: Original['now']): () => void {
  const { store } = workbench;
  let isCurrent = true;
  const show = (frame: NonNullable<Original['frame']>) => {
    const { original } = store.getState();
    if (isCurrent && original) store.setState({ original: { ...original, frame } });
  };
  if (domainId !== store.getState().domainId) show({});
  else
    Promise.all([loadPlaced('navigation', slug), loadPlaced('footer', slug)])
      .then(([navigation, footer]) => show({ navigation, footer }))
      .catch((failure: unknown) => {
        failedCall(workbench, failure);
        show({});
      });
  return () => {
    isCurrent = false;
  };
}

function FixedFrame({ now }: Pick<Original, 'now'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { slug, scale, canvasWidth, isFull, isHere } = {
    slug: useEditor((state) => state.slug),
    scale: useEditor((state) => state.scale),
    canvasWidth: useEditor((state) => state.canvasWidth),
    isFull: useEditor((state) => state.scaling === 'full'),
    isHere: useEditor((state) => state.domainId === now.domainId),
  };
  const windowWidth = useRead(window, 'resize', () => window.innerWidth);
  const width = layoutWidth(canvasWidth, windowWidth);

  useEffect(() => {
    const page = document.querySelector<HTMLIFrameElement>('#canvas');
    return page && frame.current ? keepTogether(page, frame.current) : undefined;
  }, []);

  return (
    <section aria-label={t('The original in {name}', { name: nameOfLanguage(pageLanguage(now).tag) })}>
      <div className={styles.stage} data-full={isFull || undefined}>
        <div className={styles.page} style={{ inlineSize: width * scale }}>
          <iframe
            ref={frame}
            id={ORIGINAL_FRAME}
            className={styles.frame}
            style={frameStyle(width, scale)}
            title={t('The original')}
            // On another domain this address shows the translation, until the canvas renders the original.
            src={`/_canvas/${isHere ? now.slug : slug}`}
          />
        </div>
      </div>
    </section>
  );
}
