import { useCallback, useEffect, useState } from 'react';
import { isSame } from '../../store/same.ts';

/** Where an element is on the page, in pixels from the page's corner. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
  /** How far down the page is scrolled: what stays in sight goes by it. */
  scrolled: number;
}

/** Follows an element through everything that moves it; null while it is not to be seen. Keep `find` the same function. */
export function usePlace(find: () => HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const measure = useCallback(() => {
    const next = placeOf(find());
    setPlace((last) => (isSame(last, next) ? last : next));
  }, [find]);

  useEffect(() => {
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

  // A block that changed places has the same size; whoever uses this is drawn again then.
  useEffect(measure);
  return place;
}

function placeOf(element: HTMLElement | null): Place | null {
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  return { top: top + window.scrollY, left: left + window.scrollX, width, height, scrolled: window.scrollY };
}
