import { openImage } from '#build/images/open-image.ts';
import type { ImagePlan } from './image-request.ts';

const QUALITY = 80;

/** Renders an image as planned. Only WebP keeps the frames of an animation. Throws when the original cannot be read. */
export function renderImage(original: string, { width, height, crop, blur, format }: ImagePlan): Promise<Buffer> {
  const image = openImage(original, format === 'webp' ? 'all frames' : 'first frame');
  if (crop) image.extract(crop);
  image.resize(width, height, { fit: 'cover' });
  if (blur > 0) image.blur(blur);
  if (format === 'jpeg') return image.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer();
  return (format === 'png' ? image.png() : image.webp({ quality: QUALITY })).toBuffer();
}
