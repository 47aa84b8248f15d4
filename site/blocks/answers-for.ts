import type { z } from 'zod';
import type { MediaRecord } from '#content-store/model/image.ts';
import type { Reader } from '#content-store/model/reader.ts';
import type { PictureAnswers } from '../elements/field-host.ts';
import type { BlockDefinition } from './block-definition.ts';

/** The page a view stands on, for what is particular to it (leaving itself out of a list). */
export interface PageFacts {
  _id: string;
  slug: string;
}

/** What every view is told besides what its definition asks. */
export interface CommonAnswers extends PictureAnswers {
  page: PageFacts;
}

/** Everything a block's view must know of other content: its definition's questions, and all images in sight. */
export async function answersFor<Schema extends z.ZodObject, Answers extends object>(
  definition: Pick<BlockDefinition<Schema, Answers>, 'ask'>,
  content: z.output<Schema>,
  page: PageFacts,
  reader: Reader,
): Promise<Answers & CommonAnswers> {
  const own = ((await definition.ask?.(content, reader)) ?? {}) as Answers;
  return { ...own, ...(await pictureAnswers([content, own], reader)), page: { _id: page._id, slug: page.slug } };
}

/** What is known of every image that `value` mentions, however deep. */
export async function pictureAnswers(value: unknown, reader: Reader): Promise<PictureAnswers> {
  const { imageBaseUrl } = await reader.ask('environment', {});
  const media: Record<string, MediaRecord | null> = {};
  for (const imageId of imageIdsIn(value)) media[imageId] = await reader.ask('media', { imageId });
  return { media, imageBaseUrl };
}

/** Every `imageId` inside `value`, in order of appearance. */
export function imageIdsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('imageId' in value && typeof value.imageId === 'string' && value.imageId !== '') found.add(value.imageId);
  for (const child of Object.values(value)) imageIdsIn(child, found);
  return found;
}
