import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureRefused, type StoredImage } from './picture-format.ts';

const MEGA = 1_000_000;
/** Pictures that are read row by row, and made smaller meanwhile, need 50 to 80 MB at any size. */
const MAX_PIXELS = 100 * MEGA;
/** All others are kept in memory as a whole, in addition to that. */
const MAX_WHOLE_BYTES = 225 * MEGA;
const MAX_ANIMATED_PIXELS = 40 * MEGA;
const MAX_FRAMES = 200;
/** No block requests more than half of this; the rest is for cropping. */
const MAX_SIDE = 4800;
const QUALITY = 92;
const SECONDS = 60;

/** The formats that are decoded, and the format each is stored in. */
const KEPT_AS = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'webp'],
  ['heif', 'webp'],
] as const);

/** What the head of a raster image says. */
export interface RasterPlan {
  ext: StoredImage['ext'];
  /** Of all frames together. */
  pixels: number;
}

/** Reads the head of an image and decides whether it is decoded. Throws PictureRefused. */
export async function planRaster(upload: string | Buffer): Promise<RasterPlan> {
  const head = await sharp(upload, { limitInputPixels: false }).metadata();
  const { format, width, height, pages = 1, compression } = head;
  const ext = KEPT_AS.get(format as 'jpeg');
  if (!ext || compression === 'hevc') throw new PictureRefused('Pictures are JPEG, PNG, WebP, GIF, AVIF, HEIC or SVG');
  if (pages > MAX_FRAMES) throw new PictureRefused(`An animation can have at most ${MAX_FRAMES} frames`);
  const pixels = width * height * pages;
  if (pages > 1 && pixels > MAX_ANIMATED_PIXELS) throw tooManyPixels('An animation', MAX_ANIMATED_PIXELS, pixels);
  if (pixels > MAX_PIXELS) throw tooManyPixels('A picture', MAX_PIXELS, pixels);
  const most = MAX_WHOLE_BYTES / bytesKept(head);
  if (pixels > most) throw needsPlain(most, pixels);
  return { ext, pixels };
}

/** The bytes of each pixel that a decoder keeps until it has read the whole file; 0: it reads row by row. */
function bytesKept({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  if ((format === 'jpeg' || format === 'png') && !isProgressive) return 0;
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 6;
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1);
  return 5.5; // measured: WebP without loss and AVIF
}

const count = (pixels: number): number => Math.ceil(pixels / MEGA);

const tooManyPixels = (what: string, most: number, pixels: number) =>
  new PictureRefused(
    `${what} can have at most ${count(most)} megapixels; this one has ${count(pixels)}. Make it smaller and upload it again`,
  );

const needsPlain = (most: number, pixels: number) =>
  new PictureRefused(
    `This picture has ${count(pixels)} megapixels, which needs too much memory in this format. Save it as JPEG without “progressive” or PNG without “interlaced”, or with at most ${Math.floor(most / MEGA)} megapixels`,
  );

/** Re-encodes an image, upright and without metadata, 4,800 pixels a side at most. Throws when it cannot be read. */
export async function reduceRaster(upload: string, file: string, { ext, pixels }: RasterPlan): Promise<StoredImage> {
  sharp.concurrency(1);
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, sequentialRead: true, animated: true });
  return writeReduced(image.timeout({ seconds: SECONDS }).autoOrient(), file, ext, pixels);
}

/** Above it a JPEG is stored 5 % larger than possible: to find its best code takes another 135 MB. */
const MAX_OPTIMISED_PIXELS = 12 * MEGA;

/** Writes an image, 4,800 pixels a side at most, without metadata. */
export async function writeReduced(
  image: Sharp,
  file: string,
  ext: StoredImage['ext'],
  pixels: number,
): Promise<StoredImage> {
  const reduced = image.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
  const encode = {
    jpg: () => reduced.jpeg({ quality: QUALITY, optimiseCoding: pixels <= MAX_OPTIMISED_PIXELS }),
    png: () => reduced.png(),
    webp: () => reduced.webp({ quality: QUALITY }),
  };
  await encode[ext]().toFile(file);
  const { width, height } = await sharp(file).metadata();
  return { ext, width, height };
}
