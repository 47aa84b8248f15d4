import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isAbsentPackage } from '#content-store/model/load-package.ts';

/** A telephone's pictures; more would take over 300 MB, because libheif decodes a picture as a whole. */
export const MAX_HEIC_PIXELS = 25_000_000;

/** What the thread answers: the pixels (RGBA), or why there are none. */
export type HeicAnswer =
  | { kind: 'pixels'; width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  | { kind: 'tooLarge'; pixels: number }
  | { kind: 'unreadable' }
  | { kind: 'notInstalled' };

/** Decodes the first picture of a HEIC file. */
async function decode(file: string): Promise<HeicAnswer> {
  const { default: decodeHeic } = await import('heic-decode');
  const images = await decodeHeic.all({ buffer: await readFile(file) });
  const [image] = images;
  if (!image) return { kind: 'unreadable' };
  const pixels = image.width * image.height;
  if (!(pixels > 0 && pixels <= MAX_HEIC_PIXELS)) return { kind: 'tooLarge', pixels };
  const { width, height, data } = await image.decode();
  return { kind: 'pixels', width, height, data };
}

if (parentPort) {
  const answer = await decode(String(workerData)).catch(
    (error: unknown): HeicAnswer => ({ kind: isAbsentPackage(error) ? 'notInstalled' : 'unreadable' }),
  );
  parentPort.postMessage(answer, answer.kind === 'pixels' ? [answer.data.buffer] : []);
}
