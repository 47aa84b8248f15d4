import { useEffect, useState } from 'react';

/** The height of an element in its own pixels, before it is enlarged; 0 until it is known. Pass `measure` as its ref. */
export function useHeight(): { height: number; measure: (element: HTMLElement | null) => void } {
  const [element, measure] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { height, measure };
}
