import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { trashedPage } from '#content-store/drafts/pages/trash.ts';
import { copyHash, publishedRow } from '#content-store/drafts/publishing/published-row.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import type { Collection, Page } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { kindOfPart } from '#content-store/model/entities/publishable.ts';
import {
  emptySiteDocument,
  parseSiteDocument,
  type SiteDocumentKind,
} from '#content-store/model/entities/site-document.ts';
import { storedPage } from '#content-store/model/entities/stored-page.ts';
import { AppError } from '#content-store/model/error.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { documentTitle } from './document-title.ts';
import { type Asked, kindIn, type PlannedItem, type RestoredItem } from './set-plan.ts';

/**
 * What will happen to a document that gets an earlier published copy back. Throws AppError `conflict` when visitors have
 * another one by now than when it was chosen, `forbidden` by the roles of a page, `not-found` for a page that is gone for good.
 */
export async function planRestored(db: Db, asked: Asked, item: RestoredItem): Promise<PlannedItem> {
  const { part, id, copy, replaces } = item;
  const now = await publishedRow(db, { part, id });
  const plan = await planPart(db, asked, item);
  if ((now === undefined ? null : copyHash(now)) !== replaces) {
    throw new AppError('conflict', `“${plan.title}” was published again in the meantime`);
  }
  return { ...plan, isRestored: true, isUnchanged: (now ?? null) === copy };
}

function planPart(db: Db, asked: Asked, item: RestoredItem): Promise<PlannedItem> | PlannedItem {
  const { part, id, copy } = item;
  if (part === 'domain') return planDomain(db, id, copy);
  if (part === 'pages' || part === 'listings' || part === 'sections') return planPage(db, asked, { part, item });
  return planDocument(asked, { ...item, part });
}

async function planPage(
  db: Db,
  { domainId, caller }: Asked,
  { part: collection, item }: { part: Collection; item: RestoredItem },
): Promise<PlannedItem> {
  const { id: _id, copy } = item;
  const ref = { _id, domainId, collection };
  const stored = (await pageById(db, ref)) ?? (await trashedPage(db, ref));
  const page = copy === null ? undefined : pageOfCopy(item, copy);
  if (!stored) throw new AppError('not-found', `“${page ? pageTitle(page) : _id}” was deleted for good`);
  requirePageRole(stored, 'publisherRoles', caller);
  const shown = page ?? stored;
  const action = page ? ('publish' as const) : ('unpublish' as const);
  const restoredFrom = copy === null ? undefined : copyHash(copy);
  const plan = { _id, collection, action, stored, page, restoredFrom, title: pageTitle(shown), isUnchanged: false };
  const kind = kindIn(collection);
  return kind === 'page' ? { ...plan, kind, slug: shown.slug } : { ...plan, kind, slug: null };
}

/** A set is planned twice: the copy is read once. */
const pagesOfCopies = new WeakMap<RestoredItem, Page>();

function pageOfCopy(item: RestoredItem, copy: string): Page {
  const page = pagesOfCopies.get(item) ?? storedPage(copy);
  pagesOfCopies.set(item, page);
  return page;
}

function planDocument(
  { domainId }: Asked,
  { part, id: _id, copy, draft }: Omit<RestoredItem, 'part'> & { part: SiteDocumentKind },
): PlannedItem {
  const parsed = (text: string) => parseSiteDocument(part, JSON.parse(text));
  const document = copy === null ? { ...emptySiteDocument(part, domainId), _id } : parsed(copy);
  const chosen = { kind: part, document, ...(draft && { draft: parsed(draft) }) };
  const documents = [copy === null ? { ...chosen, isRemoved: true as const } : chosen];
  const kind = kindOfPart(part) as Exclude<ReturnType<typeof kindOfPart>, 'page' | 'section'>;
  const title = documentTitle(part, _id, domainId);
  return { _id, kind, title, slug: null, action: 'publish', documents, isUnchanged: false };
}

async function planDomain(db: Db, _id: string, copy: string | null): Promise<PlannedItem> {
  const stored = await domainById(db, _id);
  const domain = copy === null ? stored : (JSON.parse(copy) as Domain);
  if (!domain) throw new AppError('not-found', 'This domain could not be found');
  const action = copy === null ? ('unpublish' as const) : ('publish' as const);
  return { isPosted: true, kind: 'domain', _id, domain, action, title: domain.name, slug: null, isUnchanged: false };
}
