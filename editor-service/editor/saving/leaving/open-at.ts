import { noteWantedBlock, showing } from '../../workbench/wanted-block.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { leaveFor } from './leave.ts';

/** Shows a block of a page, or the page itself; another page is opened first, after asking about unsaved changes. */
export function openAt(workbench: Workbench, slug: string, blockKey: string | null): void {
  const { store } = workbench;
  if (store.getState().slug === slug) {
    store.setState({ dialog: null, ...showing(blockKey) });
    return;
  }
  noteWantedBlock(slug, blockKey);
  leaveFor(workbench, { kind: 'page', href: `/${slug}` });
}
