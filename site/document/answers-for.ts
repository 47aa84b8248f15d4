import type { Reader } from '#content-store/model/published/reader.ts';
import type { BlockAddress, ContentItem } from '#content-store/model/values/content-item.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import type { CommonAnswers, PageFacts } from '../elements/common-answers.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';

/** Everything a block's view needs to know of other content: the answers to its definition, and all images it uses. */
export async function answersFor(
  { ask }: Pick<BlockDefinition, 'ask'>,
  content: ContentItem,
  page: PageFacts,
  reader: Reader,
  address: BlockAddress = { pageId: page._id, blockKey: content.key },
): Promise<CommonAnswers> {
  const own = await ask?.(content, reader, address);
  return { ...own, ...(await pictureAnswers([content, ...Object.values(own ?? {})], reader)), page };
}
