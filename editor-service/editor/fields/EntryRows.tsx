import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { icons } from '../ui/icons.ts';
import { type EntryList, RemoveEntry, useMoveEntry } from './EntryButtons.tsx';
import styles from './ListControl.module.css';

interface EntryRowsProps {
  rows: readonly { key: string; name: string }[];
  list: EntryList;
  onOpen: (key: string) => void;
}

/** The entries of a list, one line each: a click opens one; the pointer drags them, Alt with an arrow key moves them. */
export function EntryRows({ rows, list, onOpen }: EntryRowsProps) {
  const move = useMoveEntry(list, rows.length);
  const [dragged, setDragged] = useState<number | null>(null);
  const [gap, setGap] = useState<number | null>(null);

  function press(event: KeyboardEvent, index: number) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(index, by);
  }

  function over(event: DragEvent<HTMLOListElement>) {
    if (dragged === null) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.children].map((row) => row.getBoundingClientRect());
    setGap(dropIndex(boxes, event.clientY));
  }

  function end() {
    setDragged(null);
    setGap(null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const by = dragged === null || gap === null ? 0 : stepsTo(dragged, gap);
    if (dragged !== null && by !== 0) move(dragged, by);
    end();
  }

  return (
    <ol className={styles.rows} onDragOver={over} onDragLeave={() => setGap(null)} onDrop={drop}>
      {rows.map(({ key, name }, index) => (
        <li
          key={key}
          className={styles.row}
          draggable
          data-dragged={index === dragged || undefined}
          data-gap={gap === index ? 'before' : gap === index + 1 && gap === rows.length ? 'after' : undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragEnd={end}
        >
          <icons.GripVertical className={styles.grip} size={16} aria-hidden />
          <button
            type="button"
            className={styles.name}
            data-row
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => onOpen(key)}
            onKeyDown={(event) => press(event, index)}
          >
            <span className={styles.text}>{name}</span>
            <icons.ChevronRight size={16} aria-hidden />
          </button>
          <RemoveEntry {...list} index={index} name={name} />
        </li>
      ))}
    </ol>
  );
}

/** The gap between rows, counted from the top, that is nearest to a height of the window. */
export function dropIndex(boxes: readonly Pick<DOMRect, 'top' | 'height'>[], y: number): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
  return below === -1 ? boxes.length : below;
}

/** By how many positions a row moves when it is dropped into a gap; the row itself leaves a gap. */
export function stepsTo(from: number, gap: number): number {
  return gap > from ? gap - 1 - from : gap - from;
}
