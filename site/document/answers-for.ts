import type { QuestionKind, Questions, Reader } from '#content-store/model/published/reader.ts';
import type { BlockAddress, ContentItem } from '#content-store/model/values/content-item.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import type { CommonAnswers, PageFacts } from '../elements/common-answers.ts';
import type { BlockDefinition } from '../fields/block-definition.ts';
import { within } from '../fields/in-language.ts';

/** Lists find the pages in the language of the page. */
function inLanguageOf({ language }: PageFacts, reader: Reader): Reader {
  const limit = within(language);
  if (!limit.within) return reader;
  return {
    ask<K extends QuestionKind>(kind: K, input: Questions[K]['input']) {
      const isList = 'filter' in input;
      return reader.ask(kind, isList ? ({ ...input, filter: { ...input.filter, ...limit } } as typeof input) : input);
    },
  };
}

/** Everything a block's view needs to know of other content: the answers to its definition, and all images it uses. */
export async function answersFor(
  { ask }: Pick<BlockDefinition, 'ask'>,
  content: ContentItem,
  page: PageFacts,
  reader: Reader,
  address: BlockAddress = { pageId: page._id, blockKey: content.key },
): Promise<CommonAnswers> {
  const own = await ask?.(content, inLanguageOf(page, reader), address);
  return { ...own, ...(await pictureAnswers([content, ...Object.values(own ?? {})], reader)), page };
}
