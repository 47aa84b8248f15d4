import { useCallback, useEffect, useState } from 'react';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { isSame } from '../../store/documents/same.ts';
import { listenTo } from '../../ui/listen-to.ts';
import { useDocuments } from '../state/shell-context.ts';
import { blockElement } from './block-element.ts';

/** Where an element is on the page, in pixels from the page's top left corner. */
export interface Position {
  top: number;
  left: number;
  width: number;
  height: number;
  /** How far down the page is scrolled; toolbars that stay in sight need it. */
  scrolled: number;
  /** The width of the page. */
  pageWidth: number;
  /** The page reads from right to left. */
  isRtl: boolean;
}

/** Tracks the frame of a block, also when it moves without changing its size. */
export function useBlockPlace(key: string): Position | null {
  const path = useDocuments((documents) => {
    const place = findBlock(documents, key);
    return place && [...place.siblings.path, place.index].join('.');
  });
  // A new path makes a new function, so the frame is measured again.
  return usePosition(useCallback(() => (path === null ? null : blockElement(key)), [key, path]));
}

/** Tracks an element through everything that moves it; null while it is not visible. Keep `find` the same function. */
export function usePosition(find: () => HTMLElement | null): Position | null {
  const [place, setPlace] = useState<Position | null>(null);
  const measure = useCallback(() => {
    const next = positionOf(find());
    setPlace((last) => (isSame(last, next) ? last : next));
  }, [find]);

  useEffect(() => {
    // The observer reports both after layout: measuring any earlier would force a layout.
    const observer = new ResizeObserver(measure);
    const element = find();
    if (element) observer.observe(element);
    observer.observe(document.body);
    const stop = listenTo(window, { resize: measure, scroll: measure }, { passive: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [find, measure]);
  return place;
}

function positionOf(element: HTMLElement | null): Position | null {
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const { scrollX, scrollY: scrolled } = window;
  const { clientWidth: pageWidth, dir } = document.documentElement;
  return { top: top + scrolled, left: left + scrollX, width, height, scrolled, pageWidth, isRtl: dir === 'rtl' };
}
