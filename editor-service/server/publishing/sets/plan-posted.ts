import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { siteDocument, sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { requireTemplate } from '../../content/clean-page.ts';
import type { Caller } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { documentTitle } from './document-title.ts';
import type {
  Asked,
  ChosenDocument,
  PlannedDocuments,
  PlannedItem,
  PlannedPage,
  PlannedSection,
  PostedDocuments,
  PostedItem,
  PostedPage,
} from './set-plan.ts';

/**
 * What will happen to something that a call names. Its refusals say “this page”. Throws AppError `not-found`, `forbidden`
 * by the roles of a page, `invalid` for a template that the site does not have.
 */
export async function planPosted(db: Db, { domainId, caller }: Asked, item: PostedItem): Promise<PlannedItem> {
  if (item.kind === 'domain') return { ...item, title: item.domain.name, slug: null, isUnchanged: false };
  if ('collection' in item) return planPage(db, caller, item);
  return planDocuments(db, domainId, item);
}

async function planDocuments(
  db: Db,
  domainId: string,
  { part, document, along, ...item }: PostedDocuments,
): Promise<PlannedDocuments> {
  const place = sitePlaceOf(part, document._id, domainId);
  const stored = (kind: typeof part) => (place ? siteDocument(db, kind, place) : undefined);
  const documents: ChosenDocument[] = [{ kind: part, document, isPosted: true, draft: await stored(part) }];
  for (const kind of along) {
    const draft = await stored(kind);
    if (draft) documents.push({ kind, document: draft });
  }
  const title = documentTitle(part, document._id, domainId);
  return { ...item, documents, title, slug: null, isUnchanged: false };
}

async function planPage(db: Db, caller: Caller, item: PostedPage): Promise<PlannedPage | PlannedSection> {
  const { kind, _id, collection, domainId, action, draft, isNew, revision: expectedRevision, named } = item;
  const stored = isNew ? undefined : await requirePage(db, { _id, collection, domainId });
  if (stored && draft) requirePageRole(stored, 'editorRoles', caller);
  if (stored) requirePageRole(stored, 'publisherRoles', caller);
  if (draft) requireTemplate(draft.template, stored);
  const page = draft && pageSchema.parse({ ...draft, _id });
  const shown = page ?? stored;
  if (!shown) throw new Error('Only a page that is published can be new');
  const { slug } = shown;
  const isWithListing = page !== undefined && collection === 'pages';
  const copy = {
    ...{ isPosted: true as const, _id, isNew, title: pageTitle(shown), action, collection, isUnchanged: false },
    ...{ stored: stored ?? shown, page, expectedRevision, named },
    listing: isWithListing ? await pageById(db, { _id, collection: 'listings' }) : undefined,
  };
  return kind === 'page' ? { ...copy, kind, slug } : { ...copy, kind, slug: null };
}
