import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { type DraftState, draftState, waitingDrafts } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { kindOfPart, type PublishableKind, partsOf } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Handler } from '../../http/call-context.ts';
import { hasPageRole, NO_ROLES, publishRefusal } from '../../people/page-roles.ts';
import { documentTitle, regionOf } from './document-title.ts';

/** Everything whose draft differs from what visitors see, and that the caller may view. */
export const listWaiting =
  (db: Db): Handler<'publish/waiting'> =>
  async ({ domainId }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const [waiting, roles] = await Promise.all([waitingDrafts(db, domainId), rolesOfPages(db)]);
    const items: Item[] = [];
    for (const [first, ...others] of Map.groupBy(waiting, itemKey).values()) {
      if (first) items.push(await itemOf(db, [first, ...others]));
    }
    const refusal = publishRefusal(NO_ROLES, caller);
    return {
      items: items.flatMap((item) => {
        const demanded = hasBlocks(item.kind) ? roles.get(item._id) : undefined;
        if (!demanded) return { ...item, refusal };
        return hasPageRole(demanded, 'viewerRoles', caller)
          ? { ...item, refusal: publishRefusal(demanded, caller) }
          : [];
      }),
    };
  };

const itemKey = ({ part, id, domainId }: DraftState): string => {
  const kind = kindOfPart(part);
  return `${kind} ${itemId(kind, id, domainId)}`;
};

/** The `_id` of what a document is published with: redirects go with the site settings. */
function itemId(kind: PublishableKind, id: string, domainId: string): string {
  const [first, ...others] = partsOf(kind);
  return hasBlocks(kind) || others.length === 0 ? id : siteDocumentId(first as SiteDocumentKind, domainId);
}

type Item = Omit<WaitingItem, 'refusal'>;

/** The item of documents that wait together. Of a page whose listing alone waits, the page itself is looked up. */
async function itemOf(db: Db, states: readonly [DraftState, ...DraftState[]]): Promise<Item> {
  const [latest] = states;
  const kind = kindOfPart(latest.part);
  const _id = itemId(kind, latest.id, latest.domainId);
  const [first = latest.part] = partsOf(kind);
  const own = states.find(({ part }) => part === first);
  return describe(kind, _id, states, own ?? (await draftState(db, { part: first, id: _id })) ?? latest);
}

function describe(
  kind: PublishableKind,
  _id: string,
  [latest, ...others]: readonly [DraftState, ...DraftState[]],
  { title, slug, revision, isPublished }: DraftState,
): Item {
  const { updatedAt, updatedBy, domainId } = latest;
  const isDocument = !hasBlocks(kind);
  return {
    ...{ kind, _id, updatedAt, updatedBy },
    title: isDocument ? documentTitle(kind, _id, domainId) : title,
    slug: kind === 'page' ? slug : null,
    region: isDocument ? regionOf(kind, _id, domainId) : null,
    state: isPublished === 1 ? 'changed' : 'new',
    parts: [latest, ...others].map(({ part }) => part),
    revision: isDocument ? null : revision,
  };
}

/** True for pages and sections; everything else is a document of the site. */
const hasBlocks = (kind: PublishableKind): kind is 'page' | 'section' => kind === 'page' || kind === 'section';
