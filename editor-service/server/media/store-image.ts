import { fork } from 'node:child_process';
import { AppError } from '#content-store/model/error.ts';
import { type PictureFormat, PictureRefused, type StoredImage } from './decode/picture-format.ts';
import type { PictureAnswer, PictureTask } from './decode/picture-process.ts';
import { planRaster, reduceRaster } from './decode/reduce-raster.ts';

/** Larger ones are decoded in a process of their own, which takes longer to start than a small one to decode. */
const MAX_PIXELS_HERE = 12_000_000;
const SECONDS = 90;
const UNREADABLE = 'This image cannot be read';

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

/**
 * Decodes a picture in a separate process, which is stopped when it takes too long or too much memory. Throws AppError
 * `invalid`.
 */
function inOwnProcess(task: PictureTask): Promise<StoredImage> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./decode/picture-process.ts', import.meta.url), {
      execArgv: ['--no-warnings'],
      env: {},
      serialization: 'advanced',
      // libheif writes what it thinks of a damaged file to the console.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: SECONDS * 1000,
      killSignal: 'SIGKILL',
    });
    const refuse = (message: string) => reject(new AppError('invalid', message));
    child.once('message', (answer: PictureAnswer) => {
      if (answer.kind === 'stored') resolve(answer.image);
      else refuse(answer.refused ?? UNREADABLE);
    });
    child.once('error', reject);
    child.once('exit', () => refuse(UNREADABLE));
    child.send(task);
  });
}
