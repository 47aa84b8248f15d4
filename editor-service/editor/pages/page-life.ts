import { pageSchema } from '#content-store/model/entities/page.ts';
import { ask, send } from '../api/client.ts';
import { leaveNow } from '../saving/leaving/leave.ts';
import { sayAfterLoading } from '../saving/loading/say-after-loading.ts';
import { save } from '../saving/save.ts';
import { documentKindOf, refOf } from '../store/documents/collection-of.ts';
import { copyOf, type NewPage, pageFrom } from '../store/documents/new-page.ts';
import { t } from '../words/t.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { openNewPage } from './open-new-page.ts';

/** Creates a page and opens it, after asking about unsaved changes here. Throws CallFailed. */
export async function createPage(workbench: Workbench, page: NewPage, title = ''): Promise<void> {
  await send('page/save', { page: pageFrom(page, title), collection: 'pages' });
  await openNewPage(workbench, page.slug);
}

/** Creates a copy of a page and opens it, after asking about unsaved changes here. Throws CallFailed. */
export async function createCopy(workbench: Workbench, from: string, slug: string, title: string): Promise<void> {
  await storeCopy(workbench, from, slug, title);
  await openNewPage(workbench, slug);
}

/** Stores a copy of a page, of the open one as it is in the editor, at another address as a draft. Throws CallFailed. */
export async function storeCopy({ store }: Workbench, from: string, slug: string, title: string): Promise<void> {
  const { documents, slug: open } = store.getState();
  const page = documents && from === open ? documents.page : pageSchema.parse(await ask('page/load', { slug: from }));
  await send('page/save', { page: copyOf(page, slug, title), collection: 'pages' });
}

/**
 * Changes the page's address and saves it; the address bar follows, and undo takes it back. False when that failed; the
 * editor has been told why.
 */
export async function changeSlug(workbench: Workbench, slug: string): Promise<boolean> {
  const before = workbench.store.getState().documents?.page.slug;
  const set = (value: unknown) => edit(workbench, { kind: 'setField', owner: { kind: 'page' }, field: 'slug', value });
  if (!set(slug)) return false;
  if (!(await save(workbench, 'page'))) {
    set(before);
    return false;
  }
  workbench.store.setState({ dialog: null });
  return true;
}

/** Moves the page to the trash and opens the home page. Throws CallFailed. */
export async function deleteOpenPage(workbench: Workbench): Promise<void> {
  const { saved } = workbench.store.getState();
  if (!saved) return;
  await send('page/delete', refOf(saved.page));
  sayAfterLoading(documentKindOf(saved.page) === 'section' ? t('Section Deleted') : t('Page Deleted'));
  leaveNow(workbench, { kind: 'page', href: '/' });
}
