import { useEffect, useState } from 'react';

/** The size of an element in its own pixels, before it is enlarged; 0 until it is known. Pass `measure` as its ref. */
export function useSize(): { width: number; height: number; measure: (element: HTMLElement | null) => void } {
  const [element, measure] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ...size, measure };
}
