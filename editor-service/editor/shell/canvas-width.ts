/** The narrowest and the widest page that can be shown, in pixels. */
export const NARROWEST = 320;
export const WIDEST = 2560;

/** Named widths; null fills the available width. */
export const CANVAS_WIDTHS = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 820 },
  { name: 'Desktop', width: null },
] as const;

/** Rounds a width and limits it to the range that can be shown. */
export function clampedWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The change of width for a key, in pixels: arrow keys, more with Shift; null for other keys. */
export function widthStep(key: string, isLarge: boolean): number | null {
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return direction === 0 ? null : direction * (isLarge ? 50 : 10);
}
