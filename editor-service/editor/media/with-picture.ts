import { type Crop, type Image, imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';

/**
 * A field's value with another picture. The caption stays, and so does the alt text, unless it only repeats what the
 * library says of the previous picture. Crops stay where they fit: for a picture of the same proportions.
 */
export function withPicture(value: Image, previous: MediaRecord | null, next: MediaRecord): Image {
  const isOwnAlt = value.alt !== '' && value.alt !== previous?.alt;
  return imageSchema.parse({
    ...value,
    imageId: next._id,
    alt: isOwnAlt ? value.alt : next.alt || value.alt,
    desktop: cropFor(value.desktop, previous, next),
    mobile: cropFor(value.mobile, previous, next),
  });
}

function cropFor(crop: Crop | undefined, previous: MediaRecord | null, next: MediaRecord): Crop | undefined {
  if (!crop || !previous) return undefined;
  const scale = next.width / previous.width;
  if (Math.abs(previous.height * scale - next.height) > 1) return undefined;
  const left = Math.min(Math.round(crop.left * scale), next.width - 1);
  const top = Math.min(Math.round(crop.top * scale), next.height - 1);
  const width = Math.max(1, Math.min(Math.round(crop.width * scale), next.width - left));
  const height = Math.max(1, Math.min(Math.round(crop.height * scale), next.height - top));
  return { left, top, width, height };
}
