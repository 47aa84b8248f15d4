import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { openTitleOf } from '#content-store/drafts/links/linked-pages.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';

/** The page or section that holds a form, in words: `“Contact us” (/contact)`. A page for certain roles is not named. */
export async function holderName(db: Db, pageId: string, copy: Copy): Promise<string> {
  const page = await pageById(db, { _id: pageId }, copy);
  if (page) return page.viewerRoles.length > 0 ? 'a restricted page' : `“${openTitleOf(page)}” (/${page.slug})`;
  const section = await pageById(db, { _id: pageId, collection: 'sections' }, copy);
  return section ? `the section “${section.title}”` : 'a deleted page';
}
