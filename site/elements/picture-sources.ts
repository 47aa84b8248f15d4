import {
  type Crop,
  type Image,
  type ImageVariant,
  type MediaRecord,
  variantName,
} from '#content-store/model/media/image.ts';
import type { ImageSize } from '../fields/field.ts';

export type PictureSources = ReturnType<typeof pictureSources>;

const SMALLEST_WIDTH = 320;

/** Addresses of an image at full, half and quarter width, never larger than the original. */
export function pictureSources(image: Image, media: MediaRecord, size: ImageSize, imageBaseUrl: string) {
  const crop = cropInside(image[size.name], media);
  const widest = Math.min(size.width, Math.floor(crop?.width ?? media.width));
  const widths = [widest / 4, widest / 2].map(Math.round).filter((width) => width >= SMALLEST_WIDTH);
  const addresses = [...widths, widest].map((width) => {
    const variant = { width, height: Math.round((width * size.height) / size.width), crop };
    return {
      width,
      url: imageBaseUrl ? serviceUrl(imageBaseUrl, media._id, variant) : `/_media/${variantName(media.hash, variant)}`,
    };
  });
  return {
    src: addresses.at(-1)?.url ?? '',
    srcSet: addresses.map(({ url, width }) => `${url} ${width}w`).join(', '),
  };
}

/**
 * The crop in whole pixels. A crop that exceeds the image, because a smaller one replaced it, is ignored: the whole
 * image is shown.
 */
function cropInside(crop: Crop | undefined, media: MediaRecord): Crop | undefined {
  if (!crop) return undefined;
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  if (right > media.width || bottom > media.height) return undefined;
  const [left, top] = [Math.floor(crop.left), Math.floor(crop.top)];
  const [width, height] = [Math.max(1, Math.floor(right) - left), Math.max(1, Math.floor(bottom) - top)];
  return { left, top, width, height };
}

/** The image service's URL shape (specification §8): size `w h`, crop `cx cy cw ch`. */
function serviceUrl(base: string, imageId: string, { width, height, crop }: ImageVariant): string {
  const query = new URLSearchParams({ w: String(width), h: String(height) });
  const { left: cx, top: cy, width: cw, height: ch } = crop ?? {};
  for (const [name, value] of Object.entries({ cx, cy, cw, ch })) {
    if (value !== undefined) query.set(name, String(Math.round(value)));
  }
  return `${base.replace(/\/$/, '')}/${imageId}?${query}`;
}
