import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { siteDrafts } from '#content-store/drafts/pages/site-drafts.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import { hasUnpublishedChanges, type Page } from '#content-store/model/entities/page.ts';
import { inPage, inSiteDocument, type LinksAndPictures } from '#site/content/links-and-pictures.ts';
import type { ReportLine } from '../../../contract/pages-checks.ts';
import { documentTitle } from '../../publishing/sets/document-title.ts';
import { namesOf } from '../replace/find-texts.ts';

/** A document with what its draft holds, and what visitors have: null when they do not have it. */
export interface Subject extends Pick<ReportLine, 'kind' | '_id' | 'title' | 'slug' | 'updatedAt'> {
  draft: LinksAndPictures;
  live: LinksAndPictures | null;
}

/** Pages or sections; their published copies are read only where they differ. */
export function pageSubjects(db: Db, kind: 'pages' | 'sections', pages: readonly Page[]): Promise<Subject[]> {
  return Promise.all(
    pages.map(async (page) => {
      const { _id, updatedAt } = page;
      const draft = inPage(page);
      const copy = hasUnpublishedChanges(page) ? await pageById(db, { _id, collection: kind }, 'published') : undefined;
      const live = copy ? inPage(copy) : draft;
      return { kind, ...namesOf(kind, page), updatedAt, draft, live: page.published ? live : null };
    }),
  );
}

/** Navigation and footer, those of regions included. */
export async function siteSubjects(db: Db, domainId: string): Promise<Subject[]> {
  const drafts = await siteDrafts(db, domainId, ['navigation', 'footer']);
  return Promise.all(
    drafts.map(async ({ id: _id, kind, updatedAt, document }) => {
      const copy = await siteDocumentById(db, { kind, _id, domainId }, 'published');
      const names = { kind, _id, title: documentTitle(kind, _id, domainId), slug: null, updatedAt };
      return { ...names, draft: inSiteDocument(kind, document), live: copy ? inSiteDocument(kind, copy) : null };
    }),
  );
}
