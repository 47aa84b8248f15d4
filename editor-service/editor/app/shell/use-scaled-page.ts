import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRead } from '../../ui/use-read.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { fittingScale, layoutWidth } from './canvas-width.ts';

/** The width at which the page is laid out, in pixels, and the scale at which its place shows it. */
export function useScaledPage(stage: RefObject<HTMLElement | null>): { width: number; scale: number } {
  const { store } = useWorkbench();
  const canvasWidth = useEditor((state) => state.canvasWidth);
  const scaling = useEditor((state) => state.scaling);
  const [room, setRoom] = useState(0);
  const windowWidth = useRead(window, 'resize', () => window.innerWidth);
  const width = layoutWidth(canvasWidth, windowWidth);
  const scale = scaling === 'full' ? 1 : fittingScale(width, room);

  useLayoutEffect(() => {
    const place = stage.current;
    if (!place) return;
    setRoom(roomIn(place));
    // Without the flush a page would be painted once at the scale of its former place.
    const observer = new ResizeObserver(() => flushSync(() => setRoom(roomIn(place))));
    observer.observe(place);
    return () => observer.disconnect();
  }, [stage]);

  useLayoutEffect(() => store.setState({ scale }), [store, scale]);
  return { width, scale };
}

/** The width inside the padding. */
function roomIn(place: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(place);
  return place.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}
