import type { Page } from '#content-store/model/entities/page.ts';
import type { Choices } from '../../store/merge/merge-fields.ts';
import { mergePages } from '../../store/merge/merge-pages.ts';
import { run } from '../../store/state/run.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { save } from '../save.ts';

/** Saves their version merged with mine; `choices` decides the conflicts. One undo reverts the merge. */
export async function saveMerged(workbench: Workbench, theirs: Page, choices: Choices): Promise<void> {
  const { documents, saved } = workbench.store.getState();
  if (!documents || !saved) return;
  const { page } = mergePages(saved.page, documents.page, theirs, choices);
  adopt(workbench, theirs, page);
  await save(workbench, 'page');
}

/** Adopts the page as the other user saved it, or merged with mine. One undo restores this editor's version. */
export function adopt({ store }: Workbench, theirs: Page, merged = theirs): void {
  run(store, { kind: 'setDocument', name: 'page', document: merged });
  store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, page: theirs } }));
}
