import { type DemandedRoles, rolesOfPages } from '#content-store/drafts/content/tags-and-roles.ts';
import { type DraftState, draftState, waitingDrafts } from '#content-store/drafts/content/waiting-drafts.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { kindOfPart, type PublishableKind, partsOf } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import type { WaitingItem } from '../../contract/publish-set-calls.ts';
import type { Caller, Handler } from '../calls/call-context.ts';
import { requireDomain } from '../domains/domain-for.ts';
import { hasPageRole } from '../roles/page-roles.ts';
import { documentTitle, regionOf } from './document-title.ts';
import { publishRefusal } from './publish-refusal.ts';

/** Everything whose draft differs from what visitors see, and that the caller may view. */
export const listWaiting =
  (db: Db): Handler<'publish/waiting'> =>
  async ({ domainId }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const [waiting, roles] = await Promise.all([waitingDrafts(db, domainId), rolesOfPages(db)]);
    const items: WaitingItem[] = [];
    for (const [, states] of Map.groupBy(waiting, itemKey)) {
      const item = await waitingItem(db, states, roles, caller);
      if (item) items.push(item);
    }
    return { items };
  };

const itemKey = ({ part, id, domainId }: DraftState): string => {
  const kind = kindOfPart(part);
  return `${kind} ${itemId(kind, id, domainId)}`;
};

/** The `_id` of what a document is published with: redirects go with the site settings. */
function itemId(kind: PublishableKind, id: string, domainId: string): string {
  const [first, ...others] = partsOf(kind);
  return kind === 'page' || others.length === 0 ? id : siteDocumentId(first as SiteDocumentKind, domainId);
}

async function waitingItem(
  db: Db,
  states: readonly DraftState[],
  roles: ReadonlyMap<string, DemandedRoles>,
  caller: Caller,
): Promise<WaitingItem | undefined> {
  const [latest] = states;
  if (!latest) return undefined;
  const { updatedAt, updatedBy, domainId } = latest;
  const kind = kindOfPart(latest.part);
  const _id = itemId(kind, latest.id, domainId);
  const [first] = partsOf(kind);
  const own = first && (states.find(({ part }) => part === first) ?? (await draftState(db, { part: first, id: _id })));
  const shown = own ?? latest;
  const demanded = roles.get(_id) ?? NONE;
  if (kind === 'page' && !hasPageRole(demanded, 'viewerRoles', caller)) return undefined;
  const isNew = states.some(({ isPublished }) => isPublished === 0) && shown.isPublished === 0;
  return {
    kind,
    _id,
    title: kind === 'page' ? shown.title : documentTitle(kind, _id, domainId),
    slug: kind === 'page' ? shown.slug : null,
    region: kind === 'page' ? null : regionOf(kind, _id, domainId),
    state: isNew ? 'new' : 'changed',
    parts: states.map(({ part }) => part),
    updatedAt,
    updatedBy,
    revision: kind === 'page' ? shown.revision : null,
    refusal: publishRefusal(kind === 'page' ? demanded : NONE, caller),
  };
}

const NONE: DemandedRoles = { viewerRoles: [], editorRoles: [], publisherRoles: [] };
