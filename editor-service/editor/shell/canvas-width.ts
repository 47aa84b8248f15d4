/** The narrowest and the widest page that can be looked at, in pixels. */
export const NARROWEST = 320;
export const WIDEST = 2560;

/** Widths with a name; null is as wide as there is room. */
export const CANVAS_WIDTHS = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 820 },
  { name: 'Desktop', width: null },
] as const;

/** A width that a page can be shown at. */
export function clampedWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** What a key does to the width, in pixels: arrows a little, with Shift more; null for other keys. */
export function widthStep(key: string, isLarge: boolean): number | null {
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return direction === 0 ? null : direction * (isLarge ? 50 : 10);
}
