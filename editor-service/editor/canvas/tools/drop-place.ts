import type { ListAddress } from '../../store/blocks/block-tree.ts';
import { toolsHost } from './add-tools-root.ts';
import { listAddressAt } from './block-element.ts';

/** A place in a list, before the block with this index, and the line that marks it, in pixels of the window. */
export interface DropPlace {
  list: ListAddress;
  index: number;
  line: { left: number; top: number; length: number; isUpright: boolean };
}

/** Within this distance of a container's edge, dragged blocks land beside the container instead of in it. */
const EDGE = 12;
/** Blocks less than this apart share one line in the middle. */
const GAP = 160;

/** Where blocks dropped at a point of the window would land; null outside the page's blocks. */
export function dropPlaceAt(x: number, y: number): DropPlace | null {
  const under = document.elementsFromPoint(x, y).find((element) => element !== toolsHost());
  const scope = under && scopeAt(under, y);
  if (!scope) return null;
  const list = listAddressAt(scope);
  const frames = framesIn(scope);
  const boxes = frames.map((frame) => frame.getBoundingClientRect());
  const near = nearestBox(boxes, x, y);
  const box = boxes[near];
  if (!box) return { list, index: 0, line: emptyLine(scope.getBoundingClientRect()) };
  const isUpright = boxes.some((other) => other !== box && standBeside(other, box));
  const flow = !isUpright ? 'down' : getComputedStyle(scope).direction === 'rtl' ? 'left' : 'right';
  const isAfter = isPastMiddle(box, { x, y }, flow);
  const beyond = boxes[near + (isAfter ? 1 : -1)];
  return {
    list,
    index: near + (isAfter ? 1 : 0),
    line: isUpright ? uprightLine(box, isAfter === (flow === 'right')) : flatLine(box, isAfter, beyond),
  };
}

/** The element whose child blocks the dragged blocks would join. */
function scopeAt(under: Element, y: number): Element | null {
  const frame = under.closest('[data-block]');
  const slot = under.closest('[data-slot]');
  const edge = frame && outermostAtEdge(frame, y);
  if (edge) return edge.parentElement;
  if (slot && frame?.contains(slot)) return slot;
  if (frame) return frame.parentElement;
  return under.closest('main') && (document.querySelector('main [data-block]')?.parentElement ?? null);
}

/** The outermost block at or around this one with an edge near `y`. */
function outermostAtEdge(frame: Element, y: number): Element | null {
  const around = frame.parentElement?.closest('[data-block]');
  const outer = around ? outermostAtEdge(around, y) : null;
  if (outer) return outer;
  const { top, bottom } = frame.getBoundingClientRect();
  return Math.min(Math.abs(y - top), Math.abs(y - bottom)) < EDGE ? frame : null;
}

function framesIn(scope: Element): Element[] {
  return [...scope.children].filter((child) => child.matches('[data-block]'));
}

function flatLine(box: Box, isAfter: boolean, beyond: Box | undefined): DropPlace['line'] {
  const edge = isAfter ? box.bottom : box.top;
  const other = beyond && (isAfter ? beyond.top : beyond.bottom);
  const top = other !== undefined && Math.abs(other - edge) < GAP ? (edge + other) / 2 : edge;
  return { left: box.left, top, length: box.width, isUpright: false };
}

function uprightLine(box: Box, isAtRight: boolean): DropPlace['line'] {
  return { left: isAtRight ? box.right : box.left, top: box.top, length: box.height, isUpright: true };
}

function emptyLine({ left, top, width, height }: Box): DropPlace['line'] {
  return { left, top: top + height / 2, length: width, isUpright: false };
}

/** A rectangle, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** True when a point is in the half of a box from which blocks go on, in the direction that they follow each other. */
export function isPastMiddle(box: Box, { x, y }: { x: number; y: number }, flow: 'down' | 'left' | 'right'): boolean {
  if (flow === 'down') return y > box.top + box.height / 2;
  const middle = box.left + box.width / 2;
  return flow === 'right' ? x > middle : x < middle;
}

/** The index of the box that is nearest to a point; -1 when there are none. */
export function nearestBox(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map((box) => distance(box, x, y));
  return distances.indexOf(Math.min(...distances));
}

/** True when two boxes are side by side: they share more than half of the smaller height. */
export function standBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

function distance({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
