import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  holdersOf,
  isDraftSame,
  isLiveSame,
  itemsOfRelease,
  type ReleaseItem,
} from '#content-store/drafts/publishing/release-items.ts';
import {
  insertRelease,
  listReleases,
  openRelease,
  releaseById,
  removeRelease,
  updateRelease,
} from '#content-store/drafts/publishing/releases.ts';
import { draftState } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { isCollection } from '#content-store/model/entities/publishable.ts';
import type { Release } from '#content-store/model/entities/release.ts';
import type { ReleaseContent } from '../../../contract/publishing-releases.ts';
import { type Caller, type Handlers, stampOf } from '../../http/call-context.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';
import { documentTitle } from '../sets/document-title.ts';
import { itemOfPart } from '../sets/item-of-part.ts';
import { fillRelease } from './fill-release.ts';
import { listedRelease, listedReleases } from './listed-release.ts';
import { releasedItems } from './release-set.ts';

const MAX_LISTED = 200;

/** The calls that fill releases; publishing one is `publish-release.ts`. */
export function releaseHandlers(db: Db) {
  return {
    'release/create': async ({ domainId, name, note, items }, { caller }) =>
      transact(db, async (transaction) => {
        const release = await insertRelease(transaction, { domainId, name, note }, stampOf(caller));
        await fillRelease(transaction, release, caller, { add: items });
        return listedRelease(transaction, release);
      }),

    'release/list': async ({ domainId, document }) => {
      const found = await listReleases(db, domainId, MAX_LISTED);
      if (document === undefined) return { releases: await listedReleases(db, found) };
      const holding = new Set((await holdersOf(db, domainId, [document])).map(({ release }) => release));
      return {
        releases: await listedReleases(
          db,
          found.filter(({ _id }) => holding.has(_id)),
        ),
      };
    },

    'release/load': async (ref, { caller }) => {
      const release = await releaseById(db, ref);
      return { release: await listedRelease(db, ref), items: await contentOfRelease(db, release, caller) };
    },

    'release/change': ({ domainId, _id, name, note, ...change }, { caller }) =>
      transact(db, async (transaction) => {
        const release = await openRelease(transaction, { _id, domainId });
        const { name: oldName, note: oldNote } = release;
        await updateRelease(transaction, release, { name: name ?? oldName, note: note ?? oldNote });
        await fillRelease(transaction, release, caller, change);
        return listedRelease(transaction, release);
      }),

    'release/remove': (ref, { caller }) =>
      transact(db, async (transaction) => {
        const release = await releaseById(transaction, ref);
        await fillRelease(transaction, release, caller, { remove: await releasedItems(transaction, ref) });
        await removeRelease(transaction, release);
        return { _id: release._id, name: release.name };
      }),
  } satisfies Partial<Handlers>;
}

/** What the caller may view of a release, one entry for each thing that people choose. */
async function contentOfRelease(db: Db, release: Release, caller: Caller): Promise<ReleaseContent[]> {
  const demanded = await rolesOfPages(db);
  const { domainId } = release;
  const rows = (await itemsOfRelease(db, release._id)).filter(({ id }) =>
    hasPageRole(demanded(id), 'viewerRoles', caller),
  );
  const holders = await holdersOf(
    db,
    domainId,
    rows.map(({ id }) => id),
  );
  const others = holders.filter((one) => one.release !== release._id);
  const keyOf = ({ part, id }: Pick<ReleaseItem, 'part' | 'id'>) => {
    const { kind, _id } = itemOfPart({ part, id }, domainId);
    return `${kind} ${_id}`;
  };
  const items: ReleaseContent[] = [];
  for (const [key, parts] of Map.groupBy(rows, keyOf)) {
    const own = parts.find(({ part }) => part !== 'listings');
    if (!own) continue;
    const ref = itemOfPart(own, domainId);
    const shared = others.filter((one) => keyOf(one) === key);
    const names = new Map(shared.map(({ release: _id, name }) => [_id, { _id, name }]));
    items.push({
      ...ref,
      title: isCollection(own.part) ? own.title : documentTitle(ref.kind, ref._id, domainId),
      slug: ref.kind === 'page' ? own.slug : null,
      action: own.action,
      state: await stateOf(db, parts, domainId),
      alsoIn: [...names.values()],
      ...{ updatedAt: own.updatedAt, updatedBy: own.updatedBy },
      refusal: publishRefusal(demanded(own.id), caller),
    });
  }
  return items;
}

async function stateOf(db: Db, parts: readonly ReleaseItem[], domainId: string): Promise<ReleaseContent['state']> {
  let state: ReleaseContent['state'] = 'same';
  for (const item of parts) {
    if (item.part !== 'listings' && isCollection(item.part) && !(await draftState(db, item))) return 'gone';
    if (!(await isLiveSame(db, item))) state = 'liveWentOn';
    else if (state === 'same' && !(await isDraftSame(db, item, domainId))) state = 'draftWentOn';
  }
  return state;
}
