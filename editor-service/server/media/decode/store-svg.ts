import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { PictureRefused, type StoredImage } from './picture-format.ts';
import { writeReduced } from './reduce-raster.ts';
import { type SafeSvg, safeSvg } from './safe-svg.ts';
import { SvgRefused } from './svg-tree.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Renders a drawing that refers to nothing outside of itself, and stores the pixels. Throws PictureRefused. */
export async function storeSvg(upload: string, file: string): Promise<StoredImage> {
  if ((await stat(upload)).size > MAX_BYTES)
    throw new PictureRefused('An SVG can have at most 2 MB; save it as PNG and upload that');
  const { text, width, height } = read(await readFile(upload));
  const image = sharp(Buffer.from(text), { limitInputPixels: width * height + 10_000 });
  return writeReduced(image, file, 'png', width * height);
}

function read(bytes: Buffer): SafeSvg {
  try {
    return safeSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const why = error instanceof SvgRefused ? error.message : 'it is not UTF-8 text';
    throw new PictureRefused(`This SVG cannot be used: ${why}`);
  }
}
