import styles from './CanvasFrame.module.css';
import { useEditor } from './workbench-context.ts';

/** The page itself, in a frame of its own; loaded anew when somebody logs in, because drafts differ from what visitors see. */
export function CanvasFrame() {
  const slug = useEditor((state) => state.slug);
  const isVisitor = useEditor((state) => state.session.kind === 'loggedOut');
  const loading = useEditor((state) => state.loading);
  return (
    <>
      <iframe
        key={isVisitor ? 'visitor' : 'editor'}
        id="canvas"
        className={styles.frame}
        title="The page"
        src={`/_canvas/${slug}`}
      />
      {!isVisitor && loading.kind === 'failed' && (
        <p className={styles.notice} role="status">
          {loading.message}
        </p>
      )}
    </>
  );
}
