import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftState, isWaiting } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { siteDocumentById, sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import { partRefsOf, siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import { hasRevisions, partsOf } from '#content-store/model/entities/publishable.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { documentTitle } from './document-title.ts';
import type { ChosenDocument, ChosenItem, PlannedDocuments } from './set-plan.ts';

/** The site documents of an item that visitors do not have like this yet. Throws AppError `not-found`. */
export async function planDocuments(
  db: Db,
  { domainId }: { domainId: string },
  { kind, _id, documents }: ChosenItem,
): Promise<PlannedDocuments> {
  if (hasRevisions(kind)) throw new Error(`A ${kind} is no site document`);
  const title = documentTitle(kind, _id, domainId);
  const gone = new AppError('not-found', `${title} could not be found`);
  const waiting = async (): Promise<ChosenDocument[]> => {
    const drafts = await draftsBehind(db, domainId, { kind, _id });
    const isStored = drafts.length > 0 || partsOf(kind).length > 1;
    if (!sitePlaceOf(kind, _id, domainId) || !isStored) throw gone;
    return drafts.filter(({ state }) => isWaiting(state)).map(({ kind: part, document }) => ({ kind: part, document }));
  };
  const planned: ChosenDocument[] = [];
  let note: string | undefined;
  for (const one of documents ?? (await waiting())) {
    const state = await draftState(db, { part: one.kind, id: one.document._id });
    if (!state && !one.isPosted) throw gone;
    if (state?.isPublished === 1 && state.decided === siteContentHash(one.document)) continue;
    if (one.decided === undefined || one.decided === state?.decided) planned.push(one);
    else note = `${title} was left out: a newer version is live.`;
  }
  const isUnchanged = planned.length === 0;
  return { kind, _id, title, action: 'publish', slug: null, documents: planned, isUnchanged, note };
}

/** All drafts behind an item, waiting or not, with what is known of them. */
export async function draftsBehind(db: Db, domainId: string, { kind, _id }: Pick<PlannedDocuments, 'kind' | '_id'>) {
  const drafts = [];
  for (const ref of partRefsOf({ kind, _id }, domainId)) {
    const part = ref.part as SiteDocumentKind;
    const state = await draftState(db, ref);
    const document = state && (await siteDocumentById(db, { kind: part, _id: ref.id, domainId }, 'draft'));
    if (document) drafts.push({ kind: part, document, state });
  }
  return drafts;
}
