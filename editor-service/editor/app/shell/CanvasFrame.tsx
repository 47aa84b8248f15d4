import { type CSSProperties, useRef } from 'react';
import { MissingPage } from '../../pages/MissingPage.tsx';
import { isSearchView } from '../../saving/loading/search-view.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import styles from './CanvasFrame.module.css';
import { useScaledPage } from './use-scaled-page.ts';
import { WidthHandle } from './WidthHandle.tsx';

/** A page at full scale has no transform, which would create a separate layer. */
function frameStyle(inlineSize: number, scale: number): CSSProperties {
  return scale === 1 ? { inlineSize } : { inlineSize, blockSize: `${100 / scale}%`, transform: `scale(${scale})` };
}

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
  const isSearch = isSearchView(slug);
  const isPlain = isVisitor || isSearch;
  const stage = useRef<HTMLDivElement>(null);
  const { width, scale } = useScaledPage(stage);
  return (
    <>
      <div ref={stage} className={styles.stage}>
        <div className={styles.page} style={isPlain ? undefined : { inlineSize: width * scale }}>
          <iframe
            key={`${isVisitor} ${slug}`}
            id="canvas"
            className={styles.frame}
            style={isPlain ? undefined : frameStyle(width, scale)}
            title={isDraft ? 'Draft of the page' : 'The page'}
            src={`/_canvas/${slug}${isSearch ? window.location.search : ''}`}
          />
        </div>
        {!isPlain && canvasWidth !== null && <WidthHandle width={canvasWidth} />}
      </div>
      {!isVisitor && loading.kind === 'failed' && (
        <div className={styles.notice} role="status">
          {loading.message}
          {loading.isMissing && <MissingPage />}
        </div>
      )}
    </>
  );
}
