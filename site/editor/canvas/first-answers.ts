import type { PublicDomain } from '#content-store/model/domain.ts';
import type { Notice, NoticeKind } from '#content-store/model/notice.ts';
import { answersFor } from '../../blocks/answers-for.ts';
import { pictureAnswers } from '../../blocks/picture-answers.ts';
import { prepareContent } from '../../blocks/prepare-content.ts';
import { noticesOf } from '../../chrome/notices-of.ts';
import type { CommonAnswers } from '../../elements/common-answers.ts';
import type { PictureAnswers } from '../../elements/field-host.ts';
import type { ShellWindow } from '../shell-window.ts';
import { allBlocks } from '../store/block-tree.ts';
import { ownContent } from '../store/own-content.ts';

/** What the page asked before it was drawn for the first time, so that nothing flickers when the canvas takes over. */
export interface FirstAnswers {
  domain: PublicDomain;
  notices: Record<NoticeKind, Notice>;
  frame: PictureAnswers;
  page: PictureAnswers;
  blocks: ReadonlyMap<string, CommonAnswers>;
}

/** Asks for everything on the page at once. */
export async function firstAnswers({ store, reader }: ShellWindow): Promise<FirstAnswers> {
  const { documents } = store.getState();
  if (!documents) throw new Error('The canvas is drawn once the documents are loaded');
  const { page, navigation, footer } = documents;
  const blocks = new Map<string, CommonAnswers>();
  const asking = allBlocks(documents).map(async (item) => {
    const prepared = prepareQuietly(ownContent(item));
    if (prepared) blocks.set(item.key, await answersFor(prepared.definition, prepared.content, page, reader));
  });
  const [domain, notices, frame, header] = await Promise.all([
    reader.ask('domain', {}),
    noticesOf(reader),
    pictureAnswers([navigation, footer], reader),
    pictureAnswers(page.header, reader),
    ...asking,
  ]);
  return { domain, notices, frame, page: header, blocks };
}

/** A block whose content is broken asks nothing; the canvas shows what is wrong with it. */
function prepareQuietly(item: Parameters<typeof prepareContent>[0]): ReturnType<typeof prepareContent> {
  try {
    return prepareContent(item);
  } catch {
    return null;
  }
}
