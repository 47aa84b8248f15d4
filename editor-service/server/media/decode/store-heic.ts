import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { HeicAnswer } from './heic-worker.ts';
import { PictureRefused, type StoredImage } from './picture-format.ts';
import { writeReduced } from './reduce-raster.ts';

const MAX_BYTES = 40 * 1024 * 1024;
const SECONDS = 30;
const UNREADABLE = 'This HEIC picture cannot be read. It may be damaged; save it as JPEG and upload that';

/** Decodes a HEIC file on a thread that is ended when it takes too long, and stores it as JPEG. Throws PictureRefused. */
export async function storeHeic(upload: string, file: string): Promise<StoredImage> {
  if ((await stat(upload)).size > MAX_BYTES) {
    throw new PictureRefused(
      `A HEIC picture can have at most ${MAX_BYTES / 1024 / 1024} MB; save it as JPEG and upload that`,
    );
  }
  const answer = await decoded(upload);
  if (answer.kind === 'unreadable') throw new PictureRefused(UNREADABLE);
  if (answer.kind === 'tooLarge') {
    throw new PictureRefused('A HEIC picture can have at most 25 megapixels; save it as JPEG and upload that');
  }
  const { width, height, data } = answer;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return writeReduced(image.flatten({ background: '#fff' }), file, 'jpg', width * height);
}

function decoded(upload: string): Promise<HeicAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
      workerData: upload,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (answer: HeicAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ kind: 'unreadable' }), SECONDS * 1000);
    worker.once('message', end);
    worker.once('error', () => end({ kind: 'unreadable' }));
    worker.once('exit', () => end({ kind: 'unreadable' }));
  });
}
