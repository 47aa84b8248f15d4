import type { Crop, Focus, Image, MediaRecord } from './image.ts';

interface Shape {
  width: number;
  height: number;
}

/**
 * The largest part of an image with the proportions of `shape` that has the focus as near to its middle as the edges
 * allow, in whole pixels. Undefined without a focus, and when nothing is cut off: then the image is cropped evenly.
 */
export function cropAround(focus: Focus | undefined, image: Shape, shape: Shape): Crop | undefined {
  if (!focus) return undefined;
  const scale = Math.min(image.width / shape.width, image.height / shape.height);
  const width = Math.max(1, Math.min(image.width, Math.round(shape.width * scale)));
  const height = Math.max(1, Math.min(image.height, Math.round(shape.height * scale)));
  if (width === image.width && height === image.height) return undefined;
  const start = (share: number, part: number, all: number) =>
    Math.min(Math.max(0, Math.round(share * all - part / 2)), all - part);
  return { left: start(focus.x, width, image.width), top: start(focus.y, height, image.height), width, height };
}

/**
 * The part of an image that a use shows in `size`: its own crop in whole pixels, else the part around the focus. A crop
 * that exceeds the image, because a smaller one replaced it, is ignored.
 */
export function shownPart(
  image: Pick<Image, 'desktop' | 'mobile'>,
  media: Pick<MediaRecord, 'width' | 'height' | 'focus'>,
  size: Shape & { name: 'desktop' | 'mobile' },
): Crop | undefined {
  return cropInside(image[size.name], media) ?? cropAround(media.focus, media, size);
}

function cropInside(crop: Crop | undefined, media: Shape): Crop | undefined {
  if (!crop) return undefined;
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  if (right > media.width || bottom > media.height) return undefined;
  const [left, top] = [Math.floor(crop.left), Math.floor(crop.top)];
  const [width, height] = [Math.max(1, Math.floor(right) - left), Math.max(1, Math.floor(bottom) - top)];
  return { left, top, width, height };
}
