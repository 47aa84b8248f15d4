import type { Crop, MediaRecord } from '#content-store/model/media/image.ts';

type Size = Pick<MediaRecord, 'width' | 'height'>;

/** A part of an image in percent of its width and height, as the crop tool draws it. */
export interface PercentCrop {
  unit: '%';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of this aspect ratio, in the middle. */
export function widestCrop(aspect: number, { width, height }: Size): PercentCrop {
  const share = Math.min(1, (height * aspect) / width) * 100;
  const tall = Math.min(1, width / aspect / height) * 100;
  return { unit: '%', x: (100 - share) / 2, y: (100 - tall) / 2, width: share, height: tall };
}

/** A stored crop as the tool draws it. */
export function toPercent({ top, left, width, height }: Crop, image: Size): PercentCrop {
  return {
    unit: '%',
    x: (left / image.width) * 100,
    y: (top / image.height) * 100,
    width: (width / image.width) * 100,
    height: (height / image.height) * 100,
  };
}

/** What the tool draws as whole pixels of the original, never outside of it and never nothing. */
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
