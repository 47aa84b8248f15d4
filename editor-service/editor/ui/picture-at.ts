import { type Crop, variantName } from '#content-store/model/media/image.ts';

interface Shape {
  width: number;
  height: number;
}

/** The attributes of an image that shows an original, or a part of it, in this width (pixels) and shape. */
export function pictureAt(width: number, { hash }: { hash: string }, shape: Shape, crop?: Crop) {
  const height = Math.max(1, Math.round((width * shape.height) / shape.width));
  return { src: `/_media/${variantName(hash, { width, height, crop })}`, width, height };
}
