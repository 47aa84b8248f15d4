import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { SetContent } from '#content-store/drafts/publishing/after-set.ts';
import { itemsOfRelease, pageOfItem, siteDocumentOfItem } from '#content-store/drafts/publishing/release-items.ts';
import { type ReleaseRef, releaseById } from '#content-store/drafts/publishing/releases.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { isCollection } from '#content-store/model/entities/publishable.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';

/**
 * What a release puts in place of published copies; nothing once it has gone live. Pages that only some roles may view
 * cannot be published, so they are left out. Throws AppError `not-found` when it was removed.
 */
export async function contentAfterRelease(db: Db, ref: ReleaseRef): Promise<SetContent & { id: string }> {
  const { state } = await releaseById(db, ref);
  const copies: Record<'pages' | 'sections', Page[]> = { pages: [], sections: [] };
  const withdrawn: string[] = [];
  const documents: SetContent['documents'][number][] = [];
  for (const item of state === 'open' ? await itemsOfRelease(db, ref._id) : []) {
    const { part, id, action } = item;
    if (part === 'listings') continue; // lists show what pages say of themselves
    if (!isCollection(part)) documents.push({ kind: part as SiteDocumentKind, document: siteDocumentOfItem(item) });
    else if (action !== 'publish') withdrawn.push(id);
    else {
      const stored = await pageById(db, { _id: id, collection: part });
      if (stored?.viewerRoles.length === 0) copies[part].push(pageOfItem(item, stored));
    }
  }
  return { id: newId(), ...copies, withdrawn, documents };
}
