import { centerCrop, convertToPercentCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { Crop, MediaRecord } from '#content-store/model/media/image.ts';
import { cropWithin } from './set-picture.ts';

type Size = Pick<MediaRecord, 'width' | 'height'>;

/** The largest centred crop with this aspect ratio. */
export function widestCrop(aspect: number, { width, height }: Size): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height);
}

/** Converts a stored crop to percent. */
export function toPercent({ top: y, left: x, width, height }: Crop, image: Size): PercentCrop {
  return convertToPercentCrop({ unit: 'px', x, y, width, height }, image.width, image.height);
}

/** Converts a crop to whole pixels of the original. */
export function toPixels({ x, y, width, height }: PercentCrop, image: Size): Crop {
  const [across, down] = [image.width / 100, image.height / 100];
  return cropWithin({ left: x * across, top: y * down, width: width * across, height: height * down }, image);
}
