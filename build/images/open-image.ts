import sharp, { type Sharp } from 'sharp';

/** Larger originals (all frames together) are refused before decoding; 40 megapixels take about 160 MB. */
const MAX_PIXELS = 40_000_000;
const SECONDS = 30;

sharp.concurrency(1);

/** Opens an image, upright, with limits on the memory and time that decoding takes. */
export function openImage(file: string, frames: 'all frames' | 'first frame' = 'all frames'): Sharp {
  const options = { limitInputPixels: MAX_PIXELS, animated: frames === 'all frames' };
  return sharp(file, options).timeout({ seconds: SECONDS }).autoOrient();
}
