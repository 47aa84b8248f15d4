import type { MediaRecord } from '#content-store/model/media/image.ts';
import { textPictureIds } from '#content-store/model/media/text-pictures.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { PictureAnswers } from '../elements/field-host.ts';

/** The media records of every image in `value`, at any depth. */
export async function pictureAnswers(value: unknown, reader: Reader): Promise<PictureAnswers> {
  const { imageBaseUrl } = await reader.ask('environment', {});
  const media: Record<string, MediaRecord | null> = {};
  for (const imageId of imageIdsIn(value)) media[imageId] = await reader.ask('media', { imageId });
  return { media, imageBaseUrl };
}

/** Every `imageId` inside `value`, and every picture in its rich texts, in order of appearance. */
function imageIdsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') for (const imageId of textPictureIds(value)) found.add(imageId);
  if (typeof value !== 'object' || value === null) return found;
  if ('imageId' in value && typeof value.imageId === 'string' && value.imageId !== '') found.add(value.imageId);
  for (const child of Object.values(value)) imageIdsIn(child, found);
  return found;
}
