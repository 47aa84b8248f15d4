import { useSyncExternalStore } from 'react';
import { BAR_SIZES, type BarSize } from './bar-size.ts';

/** The widths of the window, in pixels, at which the bar gets more room. */
const queries = [720, 1000, 1360].map((width) => window.matchMedia(`(min-width: ${width}px)`));

function listen(listener: () => void): () => void {
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The room of the top bar in this window. */
export function useBarSize(): BarSize {
  return useSyncExternalStore(listen, () => BAR_SIZES[queries.filter(({ matches }) => matches).length] ?? 'narrow');
}
