import { centerCrop, convertToPercentCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { Crop, MediaRecord } from '#content-store/model/media/image.ts';

type Size = Pick<MediaRecord, 'width' | 'height'>;

/** The largest centred crop with this aspect ratio. */
export function widestCrop(aspect: number, { width, height }: Size): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height);
}

/** Converts a stored crop to percent. */
export function toPercent({ top: y, left: x, width, height }: Crop, image: Size): PercentCrop {
  return convertToPercentCrop({ unit: 'px', x, y, width, height }, image.width, image.height);
}

/** Converts a crop to whole pixels of the original, inside the image and at least one pixel wide and high. */
export function toPixels({ x, y, width, height }: PercentCrop, image: Size): Crop {
  const left = Math.min(Math.round((x / 100) * image.width), image.width - 1);
  const top = Math.min(Math.round((y / 100) * image.height), image.height - 1);
  return {
    top,
    left,
    width: Math.max(1, Math.min(Math.round((width / 100) * image.width), image.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * image.height), image.height - top)),
  };
}
