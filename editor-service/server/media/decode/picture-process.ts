import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { notInstalled } from '#content-store/model/load-package.ts';
import type { HeicAnswer } from './heic-worker.ts';
import { type PictureFormat, PictureRefused, type StoredImage } from './picture-format.ts';
import { planRaster, reduceRaster, writeReduced } from './reduce-raster.ts';
import { safeSvg } from './safe-svg.ts';
import { svgRefused } from './svg-tree.ts';

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

const STORE = {
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
  void STORE[format](upload, file)
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

const MAX_HEIC_BYTES = 40 * 1024 * 1024;
const HEIC_SECONDS = 30;
const UNREADABLE_HEIC = 'This HEIC picture cannot be read. It may be damaged; save it as JPEG and upload that';
const NO_HEIC = `This site cannot read HEIC pictures (${notInstalled('heic')}). Save it as JPEG and upload that`;

/** Decodes a HEIC file on a thread that is ended when it takes too long, and stores it as JPEG. Throws PictureRefused. */
async function storeHeic(upload: string, file: string): Promise<StoredImage> {
  if ((await stat(upload)).size > MAX_HEIC_BYTES) {
    throw new PictureRefused(
      `A HEIC picture can have at most ${MAX_HEIC_BYTES / 1024 / 1024} MB; save it as JPEG and upload that`,
    );
  }
  const answer = await decoded(upload);
  if (answer.kind === 'unreadable') throw new PictureRefused(UNREADABLE_HEIC);
  if (answer.kind === 'notInstalled') throw new PictureRefused(NO_HEIC);
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
    const timer = setTimeout(() => end({ kind: 'unreadable' }), HEIC_SECONDS * 1000);
    worker.once('message', end);
    worker.once('error', () => end({ kind: 'unreadable' }));
    worker.once('exit', () => end({ kind: 'unreadable' }));
  });
}

const MAX_SVG_BYTES = 2 * 1024 * 1024;
/** Of all pictures in a drawing: they are decoded as a whole. */
const MAX_EMBEDDED_PIXELS = 25_000_000;

/** Renders a drawing that refers to nothing outside of itself, and stores the pixels. Throws PictureRefused. */
async function storeSvg(upload: string, file: string): Promise<StoredImage> {
  if ((await stat(upload)).size > MAX_SVG_BYTES)
    throw new PictureRefused('An SVG can have at most 2 MB; save it as PNG and upload that');
  const source = await readFile(upload);
  if (!isUtf8(source)) throw svgRefused('it is not UTF-8 text');
  const { text, width, height, pictures } = safeSvg(String(source));
  let embedded = 0;
  for (const picture of pictures) embedded += (await planRaster(picture)).pixels;
  if (embedded > MAX_EMBEDDED_PIXELS) throw svgRefused('the pictures in it have more than 25 megapixels');
  const image = sharp(Buffer.from(text), { limitInputPixels: width * height + 10_000 });
  return writeReduced(image, file, 'png', width * height);
}
