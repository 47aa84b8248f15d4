import { useCallback, useEffect, useState } from 'react';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { isSame } from '../../store/documents/same.ts';
import { useDocuments } from '../state/shell-context.ts';
import { blockElement } from './block-element.ts';

/** Where an element is on the page, in pixels from the page's corner. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
  /** How far down the page is scrolled: what stays in sight goes by it. */
  scrolled: number;
  /** How wide the page is. */
  pageWidth: number;
}

/** Follows the frame of a block, also when the block changes places: it has the same size then. */
export function useBlockPlace(key: string): Place | null {
  const path = useDocuments((documents) => {
    const place = findBlock(documents, key);
    return place && [...place.list, place.index].join('.');
  });
  // Another path, another function: it is measured again.
  return usePlace(useCallback(() => (path === null ? null : blockElement(key)), [key, path]));
}

/** Follows an element through everything that moves it; null while it is not to be seen. Keep `find` the same function. */
export function usePlace(find: () => HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const measure = useCallback(() => {
    const next = placeOf(find());
    setPlace((last) => (isSame(last, next) ? last : next));
  }, [find]);

  useEffect(() => {
    // It tells of both once the page is laid out anyway: measuring any sooner would have it laid out for that.
    const observer = new ResizeObserver(measure);
    const element = find();
    if (element) observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [find, measure]);
  return place;
}

function placeOf(element: HTMLElement | null): Place | null {
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const pageWidth = document.documentElement.clientWidth;
  return { top: top + window.scrollY, left: left + window.scrollX, width, height, scrolled: window.scrollY, pageWidth };
}
