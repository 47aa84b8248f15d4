import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { versionsOfKeys } from '#content-store/drafts/pages/translations.ts';
import { type DraftState, draftState, waitingDrafts } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { siteDocumentById } from '#content-store/drafts/site/site-documents.ts';
import { hasRevisions, partsOf } from '#content-store/model/entities/publishable.ts';
import type { WaitingItem } from '../../../contract/publishing-sets.ts';
import type { Handler } from '../../http/call-context.ts';
import { hasPageRole, publishRefusal, requirePageRole } from '../../people/page-roles.ts';
import { documentTitle, regionOf } from './document-title.ts';
import { itemOfPart } from './item-of-part.ts';
import { collectionOfKind } from './set-plan.ts';

/** Everything whose draft differs from what visitors see, and that the caller may view. */
export const listWaiting =
  (db: Db): Handler<'publish/waiting'> =>
  async ({ domainId }, { caller }) => {
    const [waiting, demanded] = await Promise.all([waitingDrafts(db, domainId), rolesOfPages(db)]);
    const items: Item[] = [];
    for (const [first, ...others] of Map.groupBy(waiting, itemKey).values()) {
      if (first) items.push(await itemOf(db, [first, ...others]));
    }
    const viewable = items.filter(({ _id }) => hasPageRole(demanded(_id), 'viewerRoles', caller));
    const versions = await versionsOfKeys(
      db,
      viewable.flatMap(({ kind, _id }) => (kind === 'page' ? _id : [])),
    );
    const completed = viewable.map((item) => {
      const version = versions.get(item._id);
      return { ...item, refusal: publishRefusal(demanded(item._id), caller), ...(version && { version }) };
    });
    return { items: completed };
  };

const itemKey = (state: DraftState): string => {
  const { kind, _id } = itemOfPart(state, state.domainId);
  return `${kind} ${_id}`;
};

type Item = Omit<WaitingItem, 'refusal'>;

/** The item of documents that wait together. Of a page whose listing alone waits, the page itself is looked up. */
async function itemOf(db: Db, states: readonly [DraftState, ...DraftState[]]): Promise<Item> {
  const [latest] = states;
  const { updatedAt, updatedBy, domainId } = latest;
  const { kind, _id } = itemOfPart(latest, domainId);
  const [first = latest.part] = partsOf(kind);
  const own = states.find(({ part }) => part === first) ?? (await draftState(db, { part: first, id: _id })) ?? latest;
  const isDocument = !hasRevisions(kind);
  return {
    ...{ kind, _id, updatedAt, updatedBy },
    title: isDocument ? documentTitle(kind, _id, domainId) : own.title,
    slug: kind === 'page' ? own.slug : null,
    region: isDocument ? regionOf(kind, _id, domainId) : null,
    state: own.isPublished === 1 ? 'changed' : 'new',
    parts: states.map(({ part }) => part),
    revision: isDocument ? null : own.revision,
  };
}

/** Both copies of a page, a section or a document of the site. */
export const loadCopies =
  (db: Db): Handler<'publish/loadCopies'> =>
  async ({ domainId, kind, _id }, { caller }) => {
    if (hasRevisions(kind)) {
      const ref = { _id, domainId, collection: collectionOfKind(kind) };
      const draft = requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      return { draft, published: (await pageById(db, ref, 'published')) ?? null };
    }
    const copyOf = (copy: 'draft' | 'published') => siteDocumentById(db, { kind, _id, domainId }, copy);
    return { draft: (await copyOf('draft')) ?? null, published: (await copyOf('published')) ?? null };
  };
