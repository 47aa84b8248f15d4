import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { findList } from '../../store/blocks/block-tree.ts';
import { isInside, objectionTo } from '../../store/blocks/placement.ts';
import { itemsAt, selectedKeys } from '../../store/blocks/selection.ts';
import { t } from '../../words/t.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';
import { toolsHost } from './add-tools-root.ts';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import { toolsStore } from './tools-store.ts';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Lets the selected blocks be dragged by the grip of their toolbar. During the drag only a line moves, not the page.
 * Events from the tools' shadow root arrive from its host, so the host is the dragged element. Returns a stop function.
 */
export function dragBlocks(shell: ShellWindow): () => void {
  const host = toolsHost();
  if (!(host instanceof HTMLElement)) return () => undefined;
  let pointer: Point | null = null;
  let stopScrolling: (() => void) | null = null;

  return combine(
    draggable({
      element: host,
      canDrag: ({ input }) => gripAt(host, input) !== null,
      onGenerateDragPreview({ nativeSetDragImage, location }) {
        const grip = gripAt(host, location.initial.input);
        if (grip) nativeSetDragImage?.(grip, 12, 20);
      },
      onDragStart() {
        const { selection } = shell.store.getState();
        toolsStore.setState({ dragging: { keys: selectedKeys(selection), place: null, objection: null } });
        stopScrolling = autoScroll(() => pointer?.clientY ?? null);
      },
      onDrop({ location: { current } }) {
        const { dragging } = toolsStore.getState();
        const isOverPage = current.dropTargets.length > 0;
        const place = isOverPage ? dropPlaceAt(current.input.clientX, current.input.clientY) : null;
        pointer = null;
        stopScrolling?.();
        toolsStore.setState({ dragging: null });
        if (place && dragging) shell.moveTo(dragging.keys, JSON.stringify(place.list), place.index);
      },
    }),
    dropTargetForElements({
      element: document.documentElement,
      onDrag({ location }) {
        pointer = location.current.input;
        show(shell, dropPlaceAt(pointer.clientX, pointer.clientY));
      },
      onDragLeave() {
        pointer = null;
        show(shell, null);
      },
    }),
  );
}

function show(shell: ShellWindow, place: DropPlace | null): void {
  const { dragging } = toolsStore.getState();
  if (!dragging) return;
  const objection = place && objectionAt(shell, dragging.keys, place);
  toolsStore.setState({ dragging: { ...dragging, place, objection } });
}

function objectionAt({ store }: ShellWindow, keys: readonly string[], place: DropPlace): string | null {
  const { documents } = store.getState();
  const list = documents && findList(documents, place.list);
  if (!list) return null;
  if (isInside(documents, list, keys)) return t('A component cannot be moved into itself.');
  return objectionTo(list, itemsAt(documents, keys));
}

function gripAt(host: Element, { clientX, clientY }: Point): Element | null {
  return host.shadowRoot?.elementFromPoint(clientX, clientY)?.closest('.grip') ?? null;
}

/** The distance from the window's edge at which scrolling begins, and the most that one frame scrolls, in pixels. */
const EDGE = 96;
const STEP = 22;

/** Scrolls the page while `yOf` is near the window's top or bottom, faster at the edge. Returns a stop function. */
function autoScroll(yOf: () => number | null): () => void {
  let frame = requestAnimationFrame(scroll);
  function scroll() {
    const y = yOf();
    if (y !== null) window.scrollBy({ top: scrollStep(y, window.innerHeight), behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  }
  return () => cancelAnimationFrame(frame);
}

/** How far to scroll in one frame, in pixels; negative is upwards. */
export function scrollStep(y: number, height: number): number {
  const edge = Math.min(EDGE, height / 4);
  if (y < edge) return -Math.ceil((STEP * (edge - Math.max(y, 0))) / edge);
  if (y > height - edge) return Math.ceil((STEP * (Math.min(y, height) - height + edge)) / edge);
  return 0;
}
