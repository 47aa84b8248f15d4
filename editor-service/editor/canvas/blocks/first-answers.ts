import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { noticesOf } from '#site/chrome/notices-of.ts';
import { pictureAnswers } from '#site/content/picture-answers.ts';
import { type PreparedContent, prepareContent } from '#site/content/prepare-content.ts';
import { answersFor } from '#site/document/answers-for.ts';
import type { CommonAnswers } from '#site/elements/common-answers.ts';
import { pageFacts } from '#site/elements/page-facts.ts';
import { pageLanguage } from '#site/elements/page-language.ts';
import { allBlocks, ownContent } from '../../store/blocks/block-tree.ts';
import { requiredContext } from '../../ui/required-context.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';

/** The answers fetched before the first render, so that nothing flickers when the canvas replaces the served page. */
export const [FirstAnswersContext, useFirstAnswers] =
  requiredContext<Awaited<ReturnType<typeof firstAnswers>>>('FirstAnswersContext');

/** Asks all questions of the page at once; again after the next log-in if the session ended meanwhile, which the shell says. */
export async function firstAnswers(shell: Pick<ShellWindow, 'store' | 'reader'>): ReturnType<typeof askAll> {
  try {
    return await askAll(shell);
  } catch (failure) {
    if (shell.store.getState().session.kind === 'active') throw failure;
    await nextLogIn(shell.store);
    return firstAnswers(shell);
  }
}

function nextLogIn(store: ShellWindow['store']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = store.subscribe(({ session }, previous) => {
    if (session.kind === 'active' && previous.session.kind !== 'active') resolve();
  });
  return promise.finally(stop);
}

async function askAll({ store, reader }: Pick<ShellWindow, 'store' | 'reader'>) {
  const { documents } = store.getState();
  if (!documents) throw new Error('The canvas cannot be rendered before the documents are loaded');
  const { page, navigation, footer } = documents;
  const blocks = new Map<string, CommonAnswers>();
  const asking = allBlocks(documents).map(async (item) => {
    const prepared = prepareQuietly(ownContent(item));
    if (prepared)
      blocks.set(item.key, await answersFor(prepared.definition, prepared.content, pageFacts(page), reader));
  });
  const [domain, notices, frame, header] = await Promise.all([
    reader.ask('domain', {}),
    noticesOf(reader, pageLanguage(page)),
    pictureAnswers([navigation, footer], reader),
    pictureAnswers([page.header], reader),
    ...asking,
  ]);
  return { domain, notices, frame, page: header, blocks };
}

/** Null for a block with invalid content: it asks nothing, and the page and the checks say what is wrong with it. */
export function prepareQuietly(item: ContentItem): PreparedContent | null {
  try {
    return prepareContent(item);
  } catch {
    return null;
  }
}
