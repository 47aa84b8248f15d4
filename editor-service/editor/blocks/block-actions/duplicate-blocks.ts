import type { Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { ask, CallFailed, send } from '../../api/client.ts';
import { completePage } from '../../saving/loading/load.ts';
import { findList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { objectionTo } from '../../store/blocks/placement.ts';
import { itemsAt } from '../../store/blocks/selection.ts';
import { Refused } from '../../store/commands/refused.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { afterPaint } from '../../store/state/after-paint.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import { toastSuccess, type Workbench } from '../../workbench/workbench.ts';
import type { ChosenBlocks } from './offers/chosen-blocks.ts';
import { selectBlocks } from './select-blocks.ts';

const CONTENTS = { kind: 'contents' } as const;
const DUPLICATED = t('Component duplicated');
/** How many attempts to make when other editors save that page at the same time. */
const TRIES = 3;

/** Inserts copies of blocks right below the last of them, and selects the copies. */
export function duplicateBlocks(workbench: Workbench, { places, items }: ChosenBlocks): void {
  const last = places.at(-1) ?? places[0];
  const copies = freshCopies(items, workbench.store.getState().documents);
  if (insert(workbench, last.siblings.address, last.index + 1, copies))
    afterPaint(() => toastSuccess(workbench, DUPLICATED));
}

function insert(workbench: Workbench, list: ListAddress, index: number, items: readonly ContentItem[]): boolean {
  if (!edit(workbench, { kind: 'addBlocks', list, index, items })) return false;
  selectBlocks(
    workbench,
    items.map(({ key }) => key),
  );
  return true;
}

/**
 * Appends copies of blocks to a page: to the open page in the editor, to any other page by saving its draft. `done` says
 * what that was for. Throws CallFailed, and Refused when that page cannot take them.
 */
export async function duplicateToPage(
  workbench: Workbench,
  keys: readonly string[],
  slug: string,
  done = DUPLICATED,
): Promise<void> {
  const { documents, slug: here } = workbench.store.getState();
  if (!documents) return;
  const items = itemsAt(documents, keys);
  if (slug === here) {
    const copies = copiesFor(documents, items);
    if (insert(workbench, CONTENTS, documents.page.contents.length, copies)) toastSuccess(workbench, done);
    return;
  }
  await appendThere(documents, items, slug);
  workbench.reader.forget();
  toastSuccess(workbench, done, t('At the end of /{slug}', { slug }), {
    link: { href: `/${slug}`, text: t('Open that page') },
  });
}

async function appendThere(documents: Documents, items: readonly ContentItem[], slug: string): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const page = completePage(await ask('page/load', { slug, collection: 'pages' }));
    const contents = [...page.contents, ...copiesFor({ ...documents, page }, items)];
    try {
      await send('page/save', { page: { ...page, contents } satisfies Page, collection: 'pages' });
      return;
    } catch (failure) {
      // The page was saved since it was read: append to the newer version.
      if (!(failure instanceof CallFailed && failure.status === 409) || left === 1) throw failure;
    }
  }
}

function copiesFor(documents: Documents, items: readonly ContentItem[]): ContentItem[] {
  const list = findList(documents, CONTENTS);
  const copies = freshCopies(items, documents);
  const objection = list && objectionTo(list, copies);
  if (objection) throw new Refused(objection);
  return copies;
}
