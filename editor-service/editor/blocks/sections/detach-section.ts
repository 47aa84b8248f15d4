import { sectionSlug } from '#content-store/model/entities/section.ts';
import { ask } from '../../api/client.ts';
import { completePage } from '../../saving/loading/load.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { freshCopies } from '../../store/blocks/fresh-keys.ts';
import { edit } from '../../workbench/edit.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';

/** Replaces a section on the page by copies of the blocks of its draft; from then on they belong to this page. */
export async function detachSection(workbench: Workbench, key: string, sectionId: string): Promise<void> {
  const { store } = workbench;
  const { domainId } = store.getState();
  try {
    const section = completePage(
      await ask('page/load', { slug: sectionSlug(sectionId), domainId, collection: 'sections' }),
    );
    const { documents } = store.getState();
    if (!documents || !findBlock(documents, key)) return;
    const items = freshCopies(section.contents, documents);
    if (!edit(workbench, { kind: 'replaceBlocks', keys: [key], items })) return;
    store.setState({ announcement: { text: 'Section detached' } });
    selectBlocks(
      workbench,
      items.map((item) => item.key),
    );
  } catch (failure) {
    failedCall(workbench, failure);
  }
}
