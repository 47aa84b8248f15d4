import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftState, isWaiting } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { siteDocument, sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import { siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import { type PublishableKind, partsOf } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { documentTitle } from './document-title.ts';
import type { ChosenDocument, ChosenItem, PlannedDocuments } from './set-plan.ts';

/** The site documents of an item that visitors do not have like this yet. Throws AppError `not-found`. */
export async function planDocuments(
  db: Db,
  { domainId }: { domainId: string },
  { kind, _id, documents }: ChosenItem,
): Promise<PlannedDocuments> {
  if (kind === 'page' || kind === 'section') throw new Error(`A ${kind} is no site document`);
  const title = documentTitle(kind, _id, domainId);
  const base = { kind, _id, title, action: 'publish' as const, slug: null };
  const chosen = documents ?? (await waitingDocuments(db, kind, _id, domainId));
  const planned: ChosenDocument[] = [];
  let note: string | undefined;
  for (const one of chosen) {
    const state = await draftState(db, { part: one.kind, id: one.document._id });
    if (!state) throw new AppError('not-found', `${title} could not be found`);
    if (state.isPublished === 1 && state.decided === siteContentHash(one.document)) continue;
    if (one.decided === undefined || one.decided === state.decided) planned.push(one);
    else note = `${title} was left out: a newer version is live.`;
  }
  return { ...base, documents: planned, isUnchanged: planned.length === 0, note };
}

/** The drafts behind an item that wait. */
async function waitingDocuments(
  db: Db,
  kind: PublishableKind,
  _id: string,
  domainId: string,
): Promise<ChosenDocument[]> {
  const [first, ...others] = partsOf(kind) as readonly SiteDocumentKind[];
  const place = first && sitePlaceOf(first, _id, domainId);
  if (!first || !place) throw new AppError('not-found', `${documentTitle(kind, _id, domainId)} could not be found`);
  const waiting: ChosenDocument[] = [];
  for (const part of [first, ...others]) {
    const id = part === first ? _id : siteDocumentId(part, domainId);
    const state = await draftState(db, { part, id });
    const document = state && isWaiting(state) ? await siteDocument(db, part, place) : undefined;
    if (document) waiting.push({ kind: part, document });
    else if (part === first && others.length === 0 && !state) {
      throw new AppError('not-found', `${documentTitle(kind, _id, domainId)} could not be found`);
    }
  }
  return waiting;
}
