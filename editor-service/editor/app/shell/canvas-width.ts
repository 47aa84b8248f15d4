import type { CSSProperties } from 'react';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';

/** The narrowest and the widest page that can be shown, in pixels. */
export const NARROWEST = 320;
export const WIDEST = 2560;

/** Named widths; null is the width of a desktop, which follows from the window. */
export const CANVAS_WIDTHS = [
  { name: t('Phone'), icon: icons.Smartphone, width: 390 },
  { name: t('Tablet'), icon: icons.Tablet, width: 820 },
  { name: t('Desktop'), icon: icons.Monitor, width: null },
] as const;

/** A desktop's width fills the window beside the collapsed menu, between these bounds. */
const DESKTOP = { least: 1200, most: 1440 };
const RAIL = 48;
/** Below these widths of the window the page is first shown as on a phone or a tablet. */
const PHONE_WINDOW = 600;
const TABLET_WINDOW = 1000;

/** The width at which the page is laid out, in pixels. It depends on the window only: panels never change it. */
export function layoutWidth(canvasWidth: number | null, windowWidth: number): number {
  return canvasWidth ?? Math.min(DESKTOP.most, Math.max(DESKTOP.least, windowWidth - RAIL));
}

/** The width to begin with in a window. */
export function firstWidth(windowWidth: number): number | null {
  if (windowWidth < PHONE_WINDOW) return 390;
  return windowWidth < TABLET_WINDOW ? 820 : null;
}

/** The scale that fits a page of this width into `room`, both in pixels; pages are never enlarged. */
export function fittingScale(width: number, room: number): number {
  return room > 0 ? Math.min(1, room / width) : 1;
}

/** Rounds a width and limits it to the range that can be shown. */
export function clampedWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The change of width for a key, in pixels: arrow keys, more with Shift; null for other keys. */
export function widthStep(key: string, isLarge: boolean): number | null {
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return direction === 0 ? null : direction * (isLarge ? 50 : 10);
}

/** The width while the edge is dragged: the page is centred, so its edge moves half as far, at the scale of the page. */
export function draggedWidth(start: number, moved: number, scale: number): number {
  return clampedWidth(start + (2 * moved) / scale);
}

/** A page at full scale has no transform, which would create a separate layer. */
export function frameStyle(inlineSize: number, scale: number): CSSProperties {
  return scale === 1 ? { inlineSize } : { inlineSize, blockSize: `${100 / scale}%`, transform: `scale(${scale})` };
}
