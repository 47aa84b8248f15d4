import type { ImageSize } from '#content-store/model/fields/field.ts';
import { shownPart } from '#content-store/model/media/crop-around.ts';
import {
  type Image,
  type ImageVariant,
  type MediaRecord,
  type VariantFormat,
  variantName,
} from '#content-store/model/media/image.ts';

export type PictureSources = ReturnType<typeof pictureSources>;

const MIN_WIDTH = 320;

/** Addresses of an image at full, half and quarter width, never larger than the original. */
export function pictureSources(image: Image, media: MediaRecord, size: ImageSize, imageBaseUrl: string) {
  const full = fullSize(image, media, size);
  const widths = [full.width / 4, full.width / 2].map(Math.round).filter((width) => width >= MIN_WIDTH);
  const addresses = [...widths, full.width].map((width) => {
    const variant = { ...full, width, height: Math.round((width * size.height) / size.width) };
    return { width, url: addressOf(media, variant, imageBaseUrl) };
  });
  return {
    src: addresses.at(-1)?.url ?? '',
    srcSet: addresses.map(({ url, width }) => `${url} ${width}w`).join(', '),
  };
}

/** The address and size in pixels of an image as JPEG. */
export function jpegSource(image: Image, media: MediaRecord, size: ImageSize, imageBaseUrl: string) {
  const { width, height, crop } = fullSize(image, media, size);
  return { src: addressOf(media, { width, height, crop }, imageBaseUrl, 'jpg'), width, height };
}

/** The wanted size, or as much of it as the original has. */
function fullSize(image: Image, media: MediaRecord, size: ImageSize): ImageVariant {
  const crop = shownPart(image, media, size);
  const width = Math.min(size.width, Math.floor(crop?.width ?? media.width));
  return { width, height: Math.round((width * size.height) / size.width), crop };
}

function addressOf(media: MediaRecord, variant: ImageVariant, imageBaseUrl: string, format?: VariantFormat): string {
  if (imageBaseUrl) return serviceUrl(imageBaseUrl, media._id, variant, format);
  return `/_media/${variantName(media.hash, variant, format)}`;
}

/** The image service's URL shape: size `w h`, crop `cx cy cw ch`, format `f`. */
function serviceUrl(base: string, imageId: string, { width, height, crop }: ImageVariant, format?: VariantFormat) {
  const query = new URLSearchParams({ w: String(width), h: String(height) });
  const { left: cx, top: cy, width: cw, height: ch } = crop ?? {};
  for (const [name, value] of Object.entries({ cx, cy, cw, ch })) {
    if (value !== undefined) query.set(name, String(Math.round(value)));
  }
  if (format) query.set('f', format);
  return `${base.replace(/\/$/, '')}/${imageId}?${query}`;
}
