import { useEffect, useMemo, useRef, useState } from 'react';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import type { Choice } from './choice.ts';
import { forPicture } from './for-picture.ts';

interface Props {
  choice: Choice;
  /** Null until the library has answered. */
  imageIds: readonly string[] | null;
}

/**
 * What can be added, as visitors would see it: rendered by the canvas with the site's styles in a frame of its own, and
 * not before it comes into view.
 */
export function ChoicePicture({ choice, imageIds }: Props) {
  const { store } = useWorkbench();
  const place = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { id, make } = choice;
  const items = useMemo(() => (isSeen && imageIds ? forPicture(make(null), imageIds) : null), [isSeen, make, imageIds]);

  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: '80px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const target = frame.current?.contentDocument?.body;
    if (!target || !items) return;
    store.setState(({ previews }) => ({ previews: [...previews, { id, items, target }] }));
    return () =>
      store.setState(({ previews }) => ({ previews: previews.filter((preview) => preview.target !== target) }));
  }, [store, id, items]);

  return (
    <span ref={place} className={styles.picture} aria-hidden>
      {items && <iframe ref={frame} className={styles.frame} title={`Preview of ${choice.label}`} tabIndex={-1} />}
    </span>
  );
}
