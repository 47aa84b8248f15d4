import { MOST_PIXELS, openImage } from '#build/images/open-image.ts';
import { AppError } from '#content-store/model/error.ts';

/** The formats that are decoded, and the format each is stored in. Vector images may contain scripts. */
const KEPT_AS = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'webp'],
  ['heif', 'webp'],
] as const);
type Kept = 'jpg' | 'png' | 'webp';

const MOST_FRAMES = 200;
/** No block requests more than half of this; the rest is for cropping. */
const LONGEST_SIDE = 4800;
const QUALITY = 92;

/** A re-encoded image: no data of the uploaded file is left in it, least of all where it was taken. */
interface StoredImage {
  ext: Kept;
  width: number;
  height: number;
}

/** Re-encodes the image of `upload`, upright and without metadata, into `file`. Throws `invalid` if it is no image. */
export async function storeImage(upload: string, file: string): Promise<StoredImage> {
  try {
    const ext = await formatOf(upload);
    await encoded(upload, ext).toFile(file);
    const { width, height } = await openImage(file, 'first frame').metadata();
    return { ext, width, height };
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message)) throw tooManyPixels();
    throw new AppError('invalid', 'This image cannot be read', { cause: error });
  }
}

async function formatOf(upload: string): Promise<Kept> {
  const { format, width, height, pages = 1 } = await openImage(upload, 'first frame').metadata();
  const ext = KEPT_AS.get(format as 'jpeg');
  if (!ext) throw new AppError('invalid', 'Images are JPEG, PNG, WebP, GIF or AVIF');
  if (pages > MOST_FRAMES) throw new AppError('invalid', `An animation has ${MOST_FRAMES} frames at most`);
  if (width * height * pages > MOST_PIXELS) throw tooManyPixels();
  return ext;
}

const tooManyPixels = () =>
  new AppError('invalid', `An image has ${MOST_PIXELS / 1_000_000} megapixels at most, all frames together`);

function encoded(upload: string, ext: Kept) {
  const image = openImage(upload).resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  if (ext === 'jpg') return image.jpeg({ quality: QUALITY });
  return ext === 'png' ? image.png() : image.webp({ quality: QUALITY });
}
