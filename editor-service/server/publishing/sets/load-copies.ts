import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Handler } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { collectionOfKind } from './set-plan.ts';

/** Both copies of a page, a section or a document of the site. */
export const loadCopies =
  (db: Db): Handler<'publish/loadCopies'> =>
  async ({ domainId, kind, _id }, { caller }) => {
    await requireDomain(db, domainId, caller);
    if (kind === 'page' || kind === 'section') {
      const ref = { _id, domainId, collection: collectionOfKind(kind) };
      const draft = await requirePage(db, ref);
      requirePageRole(draft, 'viewerRoles', caller);
      return { draft, published: (await pageById(db, ref, 'published')) ?? null };
    }
    const copyOf = (copy: 'draft' | 'published') => siteDocumentById(db, { kind, _id, domainId }, copy);
    return { draft: (await copyOf('draft')) ?? null, published: (await copyOf('published')) ?? null };
  };
