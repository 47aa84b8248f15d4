import { type PictureFormat, PictureRefused, type StoredImage } from './picture-format.ts';
import { planRaster, reduceRaster } from './reduce-raster.ts';
import { storeHeic } from './store-heic.ts';
import { storeSvg } from './store-svg.ts';

/** What the process is asked for: one picture. */
export interface PictureTask {
  format: PictureFormat;
  upload: string;
  file: string;
}

/** Its answer; without `refused` the reason is not for people. */
export type PictureAnswer = { kind: 'stored'; image: StoredImage } | { kind: 'failed'; refused?: string };

/** The memory of the whole process; a picture within the limits of its format needs less. */
const MAX_BYTES = 480 * 1024 * 1024;
const LOOK_MS = 50;
const TOO_COMPLEX = 'This picture needs too much memory; make it smaller and upload it again';

const store = {
  raster: async (upload: string, file: string) => reduceRaster(upload, file, await planRaster(upload)),
  svg: storeSvg,
  heic: storeHeic,
};

/** Answers, then ends the process: what a decoder keeps is given back. */
function answer(result: PictureAnswer): void {
  process.send?.(result, () => process.exit());
}

process.once('message', ({ format, upload, file }: PictureTask) => {
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_BYTES) answer({ kind: 'failed', refused: TOO_COMPLEX });
  }, LOOK_MS);
  void store[format](upload, file)
    .then((image): PictureAnswer => ({ kind: 'stored', image }))
    .catch(
      (error: unknown): PictureAnswer =>
        error instanceof PictureRefused ? { kind: 'failed', refused: error.message } : { kind: 'failed' },
    )
    .then((result) => {
      clearInterval(look);
      answer(result);
    });
});
process.once('disconnect', () => process.exit());
