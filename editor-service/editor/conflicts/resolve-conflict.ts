import type { Page } from '#content-store/model/entities/page.ts';
import { goTo } from '../pages/page-life.ts';
import { save } from '../saving/save.ts';
import type { Choices } from '../store/merge/merge-fields.ts';
import { mergePages } from '../store/merge/merge-pages.ts';
import { run } from '../store/state/run.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Saves their version merged with mine; `choices` decides the conflicts. One undo reverts the merge. */
export function saveMerged(workbench: Workbench, theirs: Page, choices: Choices): Promise<boolean> {
  const { documents, saved } = workbench.store.getState();
  if (!documents || !saved) return Promise.resolve(false);
  const { page } = mergePages(saved.page, documents.page, theirs, choices);
  return saveAfter(workbench, theirs, page);
}

/** Adopts the page as the other user saved it. One undo restores this editor's version. */
export function adoptTheirs({ store }: Workbench, theirs: Page): void {
  run(store, { kind: 'setDocument', name: 'page', document: theirs });
  store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, page: theirs } }));
}

async function saveAfter(workbench: Workbench, theirs: Page, page: Page): Promise<boolean> {
  const { store } = workbench;
  run(store, { kind: 'setDocument', name: 'page', document: page });
  store.setState(({ saved }) => ({ dialog: null, saved: saved && { ...saved, page: theirs } }));
  const isSaved = await save(workbench, 'page');
  if (isSaved && page.slug !== store.getState().slug) goTo(workbench, page.slug, 'Page Saved');
  return isSaved;
}
