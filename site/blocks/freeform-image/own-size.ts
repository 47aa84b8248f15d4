import type { ImageSize } from '../../fields/field.ts';

const WIDEST = 1920;

/** The size of a picture in the proportions of its original or its crop; 3:2 while neither is known. */
export function ownSize(original: { width: number; height: number } | null | undefined): ImageSize {
  const { width, height } = original ?? { width: 3, height: 2 };
  const widest = original ? Math.min(WIDEST, Math.round(width)) : WIDEST;
  return { name: 'desktop', width: widest, height: Math.max(1, Math.round((widest * height) / width)) };
}

/** The maximum width of a picture of this shape. */
export function shapeOf({ width, height }: ImageSize): 'wide' | 'square' | 'tall' {
  if (height > width * 1.3) return 'tall';
  return height > width * 0.75 ? 'square' : 'wide';
}
