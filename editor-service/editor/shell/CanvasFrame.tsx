import { isSearchView } from '../loading/search-view.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './CanvasFrame.module.css';
import { MissingPage } from './MissingPage.tsx';
import { WidthHandle } from './WidthHandle.tsx';

/** The page in its own frame; reloaded at login, because drafts differ from what visitors see. */
export function CanvasFrame() {
  const slug = useEditor((state) => state.slug);
  const isVisitor = useEditor((state) => state.session.kind === 'loggedOut');
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const isDraft = useEditor((state) => state.isDraft);
  const isSearch = isSearchView(slug);
  const width = isVisitor || isSearch ? null : canvasWidth;
  const loading = useEditor((state) => state.loading);
  return (
    <>
      <div
        className={styles.stage}
        data-below-bar={(!isVisitor && !isSearch && loading.kind !== 'failed') || undefined}
      >
        <iframe
          key={isVisitor ? 'visitor' : 'editor'}
          id="canvas"
          className={styles.frame}
          style={width === null ? undefined : { inlineSize: width }}
          title={isDraft ? 'The page, as a draft' : 'The page'}
          src={`/_canvas/${slug}${isSearch ? window.location.search : ''}`}
        />
        {width !== null && <WidthHandle width={width} />}
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
