import type { Crop, MediaRecord } from '#content-store/model/media/image.ts';

type Size = Pick<MediaRecord, 'width' | 'height'>;

/** A part of an image in percent of its width and height, as the crop tool uses it. */
export interface PercentCrop {
  unit: '%';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest centred crop with this aspect ratio. */
export function widestCrop(aspect: number, { width, height }: Size): PercentCrop {
  const share = Math.min(1, (height * aspect) / width) * 100;
  const tall = Math.min(1, width / aspect / height) * 100;
  return { unit: '%', x: (100 - share) / 2, y: (100 - tall) / 2, width: share, height: tall };
}

/** Converts a stored crop to percent. */
export function toPercent({ top, left, width, height }: Crop, image: Size): PercentCrop {
  return {
    unit: '%',
    x: (left / image.width) * 100,
    y: (top / image.height) * 100,
    width: (width / image.width) * 100,
    height: (height / image.height) * 100,
  };
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
