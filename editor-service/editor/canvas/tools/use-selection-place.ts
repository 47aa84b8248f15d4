import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { isSame } from '../../store/documents/same.ts';
import { listenTo } from '../../ui/listen-to.ts';

/** Where selected text begins and ends, in pixels from the top of the page. */
export interface SelectionPlace {
  top: number;
  bottom: number;
}

/** Tracks the selected part of a text, once the pointer that selects it is released; null while nothing is selected. */
export function useSelectionPlace(editor: Editor): SelectionPlace | null {
  const [place, setPlace] = useState<SelectionPlace | null>(null);
  useEffect(() => {
    let isPressed = false;
    const measure = () => {
      if (isPressed || editor.isDestroyed) return;
      const next = placeOf(editor);
      setPlace((last) => (isSame(last, next) ? last : next));
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      measure();
    };
    editor.on('transaction', measure);
    const stop = listenTo(window, { resize: measure, pointerdown: press, pointerup: release, pointercancel: release });
    return () => {
      editor.off('transaction', measure);
      stop();
    };
  }, [editor]);
  return place;
}

function placeOf({ view, state }: Editor): SelectionPlace | null {
  const { empty, ranges } = state.selection;
  if (empty) return null;
  // Each selected cell of a table is a separate range.
  const ends = ranges.flatMap(({ $from, $to }) => [view.coordsAtPos($from.pos), view.coordsAtPos($to.pos, -1)]);
  return {
    top: Math.min(...ends.map(({ top }) => top)) + window.scrollY,
    bottom: Math.max(...ends.map(({ bottom }) => bottom)) + window.scrollY,
  };
}
