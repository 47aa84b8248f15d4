import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { send } from '../../api/client.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { freshBlock } from '../../store/blocks/new-block.ts';
import { outermost } from '../../store/blocks/selection.ts';
import { edit } from '../../workbench/edit.ts';
import { toastSuccess } from '../../workbench/toast.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { selectBlocks } from './select-blocks.ts';

/** Saves copies of blocks under a name, for other pages. Throws CallFailed. */
export async function saveAsPattern(workbench: Workbench, keys: readonly string[], name: string): Promise<void> {
  const { documents } = workbench.store.getState();
  if (!documents) return;
  await send('pattern/save', { name, contents: freshCopies(itemsOf(workbench, keys)) });
  toastSuccess(workbench, 'Pattern saved', `“${name}” is now in the list of components.`);
}

/**
 * Moves blocks into a new section, which takes their place here: changed once, it changes on every page. Throws CallFailed.
 */
export async function saveAsSection(workbench: Workbench, keys: readonly string[], name: string): Promise<void> {
  const { documents, domainId } = workbench.store.getState();
  const definition = blockOf(SECTION_TYPE)?.definition;
  if (!documents || !definition) return;
  const contents = freshCopies(itemsOf(workbench, keys));
  const page = { domainId, slug: '', template: 'generic', title: name, contents };
  const { _id } = await send('page/save', { page, collection: 'sections' });
  const shown = freshBlock(definition, { sectionId: _id });
  if (!edit(workbench, { kind: 'replaceBlocks', keys, items: [shown] })) return;
  selectBlocks(workbench, [shown.key]);
  toastSuccess(workbench, 'Section saved', 'Visitors will see it once you publish the section and this page.');
}

function itemsOf({ store }: Workbench, keys: readonly string[]): ContentItem[] {
  const { documents } = store.getState();
  return documents ? outermost(documents, keys).map(({ item }) => item) : [];
}
