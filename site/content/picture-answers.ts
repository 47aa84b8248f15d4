import { textPictureIds } from '#content-store/model/media/text-pictures.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { PictureAnswers } from '../elements/field-host.ts';

/** The media records of every image in these documents or parts of one, at any depth. */
export async function pictureAnswers(values: readonly unknown[], reader: Reader): Promise<PictureAnswers> {
  const imageIds = [...new Set(values.flatMap((value) => [...imageIdsIn(value)]))];
  const [{ imageBaseUrl }, ...records] = await Promise.all([
    reader.ask('environment', {}),
    ...imageIds.map((imageId) => reader.ask('media', { imageId })),
  ]);
  const media = Object.fromEntries(imageIds.map((imageId, index) => [imageId, records[index] ?? null]));
  return { media, imageBaseUrl };
}

/** The pictures in each frozen document: it cannot change, and many pages show it. */
const knownIn = new WeakMap<object, ReadonlySet<string>>();

/** Every `imageId` inside `value`, and every picture in its rich texts, in order of appearance. */
export function imageIdsIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return collected(value);
  const known = knownIn.get(value) ?? collected(value);
  knownIn.set(value, known);
  return known;
}

function collected(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') for (const imageId of textPictureIds(value)) found.add(imageId);
  if (typeof value !== 'object' || value === null) return found;
  if ('imageId' in value && typeof value.imageId === 'string' && value.imageId !== '') found.add(value.imageId);
  for (const child of Object.values(value)) collected(child, found);
  return found;
}
