import { useEffect, useMemo, useRef, useState } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './AddBlockDialog.module.css';
import type { PickerChoice } from './choice.ts';
import { forPicture, type PictureParts } from './for-picture.ts';

interface Props {
  choice: PickerChoice;
  /** Null until the library has answered. */
  parts: PictureParts | null;
}

/** True for a single text, heading or button. */
function isPlain(items: readonly ContentItem[] | null): boolean {
  const [first, ...others] = items ?? [];
  return first !== undefined && others.length === 0 && PLAIN.includes(first.componentType);
}

const PLAIN = ['Headline', 'Text', 'RichText', 'FormattedText', 'Button', 'QuickLinks', 'SimpleDivider', 'AudioPlayer'];

/**
 * What can be added, as visitors would see it: rendered by the canvas with the site's styles in a frame of its own, and
 * not before it comes into view.
 */
export function ChoicePicture({ choice, parts }: Props) {
  const { store } = useWorkbench();
  const place = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { id, make } = choice;
  const items = useMemo(() => (isSeen && parts ? forPicture(make(null), parts) : null), [isSeen, make, parts]);

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
    <span ref={place} className={styles.picture} data-near={isPlain(items) || undefined} aria-hidden>
      {items && <iframe ref={frame} className={styles.frame} title={`Preview of ${choice.label}`} tabIndex={-1} />}
    </span>
  );
}
