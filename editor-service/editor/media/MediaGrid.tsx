import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { icons } from '../ui/icons.ts';
import { pictureAt } from '../ui/picture-at.ts';
import { t } from '../words/t.ts';
import styles from './MediaGrid.module.css';
import { mediaName } from './media-words.ts';

/** The width of a thumbnail, in pixels. */
const WIDTH = 240;
/** A column's least width, the space between two, and the height of a row apart from its pictures, in pixels. */
const [COLUMN, GAP, BELOW] = [136, 12, 34];

interface MediaGridProps {
  total: number;
  itemAt: (index: number) => LibraryItem | undefined;
  chosenId?: string | undefined;
  /** The ids of selected items; absent where one is chosen. */
  selected?: ReadonlyMap<string, LibraryItem> | undefined;
  onShow: (from: number, to: number) => void;
  onChoose: (item: LibraryItem) => void;
  /** `from`: selects everything from there, with Shift. */
  onSelect?: ((item: LibraryItem, index: number, from: number | null) => void) | undefined;
}

/** A grid of images and files; only what is in view is in the document. Arrow keys move in it, Space selects. */
export function MediaGrid(props: MediaGridProps) {
  const { total, itemAt, chosenId, selected, onShow, onChoose, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [active, setActive] = useState(0);
  const anchor = useRef<number | null>(null);
  const wantsFocus = useRef(false);
  const columns = Math.max(1, Math.floor((width + GAP) / (COLUMN + GAP)));
  const height = Math.round((((width - GAP * (columns - 1)) / columns) * 2) / 3) + BELOW;
  const rows = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    gap: GAP,
    overscan: 2,
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (height > BELOW) rows.measure(); // the grid has its width: before, there is nothing to measure
  }, [rows, height]);

  const shown = rows.getVirtualItems();
  const [first, last] = [(shown[0]?.index ?? 0) * columns, ((shown.at(-1)?.index ?? 0) + 1) * columns - 1];
  useEffect(() => onShow(first, Math.max(0, Math.min(last, total - 1))), [onShow, first, last, total]);

  function moveTo(index: number) {
    const next = Math.min(Math.max(0, index), total - 1);
    wantsFocus.current = true;
    setActive(next);
    rows.scrollToIndex(Math.floor(next / columns));
  }

  function select(index: number, isRange: boolean) {
    const item = itemAt(index);
    if (!item || !onSelect) return;
    onSelect(item, index, isRange ? (anchor.current ?? index) : null);
    if (!isRange) anchor.current = index;
  }

  function press(event: KeyboardEvent, index: number) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? total - 1 : step !== undefined ? index + step : null;
    if (to !== null && to >= 0 && to < total) {
      event.preventDefault();
      anchor.current ??= index;
      moveTo(to);
      if (event.shiftKey) select(to, true);
    } else if (event.key === ' ' && onSelect) {
      event.preventDefault();
      select(index, event.shiftKey);
    }
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.all} style={{ blockSize: rows.getTotalSize() }}>
        {width > 0 &&
          shown.map((row) => (
            <div
              key={row.index}
              className={styles.row}
              style={{
                blockSize: row.size,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                transform: `translateY(${row.start}px)`,
              }}
            >
              {Array.from({ length: Math.min(columns, total - row.index * columns) }, (_, column) => {
                const index = row.index * columns + column;
                const item = itemAt(index);
                if (!item) return <div key={index} className={styles.item} aria-hidden />;
                const isCurrent = index === Math.min(active, total - 1);
                return (
                  <div key={item._id} className={styles.cell} data-selected={selected?.has(item._id) || undefined}>
                    <button
                      type="button"
                      className={styles.item}
                      tabIndex={isCurrent ? 0 : -1}
                      ref={(button) => {
                        if (!isCurrent || !wantsFocus.current || !button) return;
                        wantsFocus.current = false;
                        button.focus({ preventScroll: true });
                      }}
                      aria-pressed={chosenId === undefined ? undefined : item._id === chosenId}
                      onKeyDown={(event) => press(event, index)}
                      onFocus={() => setActive(index)}
                      onClick={(event) => {
                        if (onSelect && (event.shiftKey || event.ctrlKey || event.metaKey))
                          select(index, event.shiftKey);
                        else onChoose(item);
                      }}
                    >
                      <Thumbnail item={item} />
                      <span className={styles.name}>{mediaName(item)}</span>
                    </button>
                    {onSelect && (
                      <label className={styles.check}>
                        <input
                          type="checkbox"
                          tabIndex={isCurrent ? 0 : -1}
                          aria-label={t('Select {item}', { item: mediaName(item) })}
                          checked={selected?.has(item._id) ?? false}
                          onChange={(event) => {
                            const native = event.nativeEvent;
                            select(index, native instanceof MouseEvent && native.shiftKey);
                          }}
                        />
                      </label>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}

/** A thumbnail of an image; for a file, its extension. */
function Thumbnail({ item }: { item: LibraryItem }) {
  if (item.kind === 'file') {
    return (
      <span className={styles.file}>
        <icons.FileText size={28} strokeWidth={1.5} aria-hidden />
        {item.ext.toUpperCase()}
      </span>
    );
  }
  return (
    <span className={styles.frame}>
      <img className={styles.image} alt="" loading="lazy" {...pictureAt(WIDTH, item, item)} />
    </span>
  );
}
