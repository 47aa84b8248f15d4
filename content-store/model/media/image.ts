import { z } from 'zod';

/** A crop in pixels of the original image. */
const cropSchema = z.object({
  top: z.number().min(0),
  left: z.number().min(0),
  width: z.number().positive(),
  height: z.number().positive(),
});
export type Crop = z.output<typeof cropSchema>;

/** An image in content: its original, crops and texts. */
export const imageSchema = z
  .object({
    imageId: z.string().max(64).default(''),
    alt: z.string().max(500).default(''),
    caption: z.string().max(1000).default(''),
    /** Chosen on purpose: screen readers skip the image, and no alt text is asked for. */
    decorative: z.boolean().optional().catch(undefined),
    desktop: cropSchema.optional().catch(undefined),
    mobile: cropSchema.optional().catch(undefined),
  })
  .prefault({});
/** An image with its defaults. */
export type Image = z.output<typeof imageSchema>;

/** The point of an image that every crop keeps visible: shares of its width and height, from its top left corner. */
export const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focus = z.output<typeof focusSchema>;

/** An original image: its SHA-256 (the first 16 hex digits name the variants) and size in pixels. */
export const mediaRecordSchema = z.object({
  _id: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  ext: z.string().regex(/^[a-z0-9]{2,5}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  name: z.string().max(200).default(''),
  alt: z.string().max(500).default(''),
  /** Absent: the centre. */
  focus: focusSchema.optional().catch(undefined),
});
export type MediaRecord = z.output<typeof mediaRecordSchema>;

/** One size of an image, in output pixels, optionally of a crop. */
export interface ImageVariant {
  width: number;
  height: number;
  crop?: Crop | undefined;
}

/** JPEG for previews of links, which few services show of WebP. */
export type VariantFormat = 'webp' | 'jpg';

const VARIANT_NAME = /^([0-9a-f]{16})-(\d{1,4})x(\d{1,4})(?:-(\d+)\.(\d+)\.(\d+)\.(\d+))?\.(webp|jpg)$/;

/** What the names of all variants of an original begin with. */
export const variantPrefix = (hash: string): string => hash.slice(0, 16);

/** The content-based name of a variant, e.g. `0a1b2c3d4e5f6071-750x750.webp`; the crop is left.top.width.height. */
export function variantName(hash: string, { width, height, crop }: ImageVariant, format: VariantFormat = 'webp') {
  const cut = crop ? `-${[crop.left, crop.top, crop.width, crop.height].map(Math.round).join('.')}` : '';
  return `${variantPrefix(hash)}-${width}x${height}${cut}.${format}`;
}

/** Parses a variant's name; null for any other text. */
export function parseVariantName(name: string): (ImageVariant & { hashPrefix: string; format: VariantFormat }) | null {
  const match = VARIANT_NAME.exec(name);
  if (!match) return null;
  const [, hashPrefix = '', width, height, left, top, cropWidth, cropHeight, format] = match;
  const crop = left
    ? { left: Number(left), top: Number(top), width: Number(cropWidth), height: Number(cropHeight) }
    : undefined;
  return { hashPrefix, width: Number(width), height: Number(height), crop, format: format === 'jpg' ? 'jpg' : 'webp' };
}
