import { z } from 'zod';
import { cropAround } from '#content-store/model/media/crop-around.ts';
import { type Crop, type ImageVariant, type MediaRecord, variantName } from '#content-store/model/media/image.ts';
import { optionalField } from '../../contract/fields.ts';

/** The largest side that any block requests. */
export const MAX_PIXELS_A_SIDE = 2400;
const MAX_BLUR = 50;

const number = optionalField(
  z
    .string()
    .regex(/^-?\d{1,6}(?:\.\d{1,20})?$/, 'This must be a number')
    .transform(Number),
);

/**
 * The query of an image's address: target size `w h`, crop `cx cy cw ch` in the original's pixels,
 * blur `b`, format `f` (`orig`: the original's), transparent `t`, and `s`, which multiplies the size.
 */
export const imageQuery = z.object({
  w: number,
  h: number,
  cx: number,
  cy: number,
  cw: number,
  ch: number,
  b: number,
  s: number,
  f: z.enum(['webp', 'png', 'jpeg', 'jpg', 'orig']).optional().catch(undefined),
  t: z.preprocess((value) => value !== undefined && value !== '' && value !== 'false' && value !== '0', z.boolean()),
});
type ImageQuery = z.output<typeof imageQuery>;

type ImageFormat = 'webp' | 'png' | 'jpeg';

/** One image to render: always inside the original, never enlarged. */
export interface ImagePlan extends ImageVariant {
  format: ImageFormat;
  /** Standard deviation in pixels; 0: none. */
  blur: number;
}

/** The requested image, by default cropped around the focus; not above the original's size, in a format of `accept`. */
export function planImage(query: ImageQuery, media: MediaRecord, accept: string): ImagePlan {
  const crop = cropOf(query, media) ?? cropAround(media.focus, media, sizeOf(query, media));
  const size = sizeOf(query, crop ?? media);
  const blur = query.b && query.b > 0 ? clamp(query.b, 0.3, MAX_BLUR) : 0;
  return { ...size, crop, format: formatOf(query, media, accept), blur };
}

/** A file name that is the same for equal images; if possible, that of the site's own variant. */
export function nameOfImage(hash: string, plan: ImagePlan): string {
  const name = variantName(hash, plan);
  if (plan.format === 'webp' && plan.blur === 0) return name;
  return `${name.replace(/\.webp$/, '')}-b${plan.blur}.${plan.format}`;
}

/** The requested crop, limited to the original; undefined unless all four numbers are present. */
function cropOf({ cx, cy, cw, ch }: ImageQuery, media: MediaRecord): Crop | undefined {
  if (cx === undefined || cy === undefined || cw === undefined || ch === undefined) return undefined;
  const left = clamp(Math.floor(cx), 0, media.width - 1);
  const top = clamp(Math.floor(cy), 0, media.height - 1);
  const width = clamp(Math.floor(cw), 1, media.width - left);
  const height = clamp(Math.floor(ch), 1, media.height - top);
  return { left, top, width, height };
}

/** The target size; one side alone keeps the original's aspect ratio. Too large a size shrinks in proportion. */
function sizeOf({ w, h, s }: ImageQuery, area: { width: number; height: number }): { width: number; height: number } {
  const scale = s && s > 0 ? s : 1;
  const ratio = area.width / area.height;
  const width = sideOf(w, scale) ?? (sideOf(h, scale) ?? area.height) * ratio;
  const height = sideOf(h, scale) ?? width / ratio;
  const most = [area.width, area.height].map((side) => Math.min(side, MAX_PIXELS_A_SIDE));
  const shrink = Math.min(1, (most[0] ?? 1) / width, (most[1] ?? 1) / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

const sideOf = (side: number | undefined, scale: number): number | undefined =>
  side && side > 0 ? side * scale : undefined;

function formatOf({ f, t }: ImageQuery, { ext }: MediaRecord, accept: string): ImageFormat {
  const asked = f === 'orig' ? ext : f;
  if (asked === 'webp' || asked === 'png') return asked;
  if (asked) return 'jpeg';
  if (accept.includes('image/webp')) return 'webp';
  return t ? 'png' : 'jpeg';
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
