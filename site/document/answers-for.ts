import type { z } from 'zod';
import type { Reader } from '#content-store/model/published/reader.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import type { CommonAnswers, PageFacts } from '../elements/common-answers.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';

/** Everything a block's view needs to know of other content: the answers to its definition, and all images it uses. */
export async function answersFor<Schema extends z.ZodObject, Answers extends object>(
  definition: Pick<BlockDefinition<Schema, Answers>, 'ask'>,
  content: z.output<Schema>,
  page: PageFacts,
  reader: Reader,
): Promise<Answers & CommonAnswers> {
  const own = ((await definition.ask?.(content, reader)) ?? {}) as Answers;
  return { ...own, ...(await pictureAnswers([content, own], reader)), page: { _id: page._id, slug: page.slug } };
}
