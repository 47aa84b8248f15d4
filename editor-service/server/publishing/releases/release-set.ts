import type { Db } from '#content-store/drafts/database/open-database.ts';
import { forgetUses } from '#content-store/drafts/media/note-media-uses.ts';
import { refsInReleases } from '#content-store/drafts/publishing/release-items.ts';
import { openRelease, type ReleaseRef, updateRelease } from '#content-store/drafts/publishing/releases.ts';
import { cancelSchedulesOf } from '#content-store/drafts/publishing/schedules.ts';
import { AppError } from '#content-store/model/error.ts';
import { itemOfPart } from '../sets/item-of-part.ts';
import type { ReleasedItem } from '../sets/set-plan.ts';

/** Everything that a release holds, as items of a set. */
export async function releasedItems(db: Db, { _id: release, domainId }: ReleaseRef): Promise<ReleasedItem[]> {
  return itemsOfRefs(await refsInReleases(db, [release]), domainId);
}

/** The same of documents that a release holds. */
export function itemsOfRefs(refs: Awaited<ReturnType<typeof refsInReleases>>, domainId: string): ReleasedItem[] {
  const found = new Map<string, ReleasedItem>();
  for (const { release, action, ...part } of refs) {
    const ref = itemOfPart(part, domainId);
    found.set(`${ref.kind} ${ref._id}`, { ...ref, action, release });
  }
  return [...found.values()];
}

/**
 * An open release as a set that goes live: `end` closes it in the transaction of its effect. Throws AppError `not-found`,
 * `conflict` when it has gone live already, `invalid` when it is empty.
 */
export async function setOfRelease(db: Db, ref: ReleaseRef) {
  const release = await openRelease(db, ref);
  const items = await releasedItems(db, ref);
  if (items.length === 0) throw new AppError('invalid', `“${release.name}” is empty`);
  const end = async (transaction: Db, at: string): Promise<void> => {
    await openRelease(transaction, ref);
    if (JSON.stringify(await releasedItems(transaction, ref)) !== JSON.stringify(items))
      throw new AppError('conflict', `“${release.name}” was changed in the meantime; please check it again`);
    await updateRelease(transaction, ref, { state: 'published' });
    await forgetUses(transaction, ref._id);
    await cancelSchedulesOf(transaction, ref._id, at);
  };
  return { release, items, end, record: { source: 'release', givenName: release.name, batch: release._id } as const };
}
