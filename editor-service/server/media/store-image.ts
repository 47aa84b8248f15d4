import { AppError } from '#content-store/model/error.ts';
import { inOwnProcess, UNREADABLE } from './decode/in-own-process.ts';
import { type PictureFormat, PictureRefused, type StoredImage } from './decode/picture-format.ts';
import { planRaster, reduceRaster } from './decode/reduce-raster.ts';

/** Larger ones are decoded in a process of their own, which takes longer to start than a small one to decode. */
const MAX_PIXELS_HERE = 12_000_000;

/**
 * Re-encodes the picture of `upload`, upright, without metadata and 4,800 pixels a side at most, into `file`. Throws
 * `invalid` with the reason if it is not a picture, or needs more memory than the service can spare.
 */
export async function storeImage(upload: string, file: string, format: PictureFormat): Promise<StoredImage> {
  if (format !== 'raster') return inOwnProcess({ format, upload, file });
  try {
    const plan = await planRaster(upload);
    if (plan.pixels > MAX_PIXELS_HERE) return await inOwnProcess({ format, upload, file });
    return await reduceRaster(upload, file, plan);
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError('invalid', error instanceof PictureRefused ? error.message : UNREADABLE, { cause: error });
  }
}
