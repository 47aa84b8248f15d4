import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recordsOfBatches } from '#content-store/drafts/publishing/publish-records.ts';
import { refsInReleases } from '#content-store/drafts/publishing/release-items.ts';
import { type ReleaseRef, releaseById } from '#content-store/drafts/publishing/releases.ts';
import type { Release } from '#content-store/model/entities/release.ts';
import type { ListedRelease } from '../../../contract/publishing-releases.ts';
import { itemsOfRefs } from './release-set.ts';

/** Releases with how much they hold, and the records of those that went live. */
export async function listedReleases(db: Db, releases: readonly Release[]): Promise<ListedRelease[]> {
  const ids = releases.map(({ _id }) => _id);
  const [records, refs] = [await recordsOfBatches(db, ids), await refsInReleases(db, ids)];
  const held = Map.groupBy(refs, ({ release }) => release);
  return releases.map((release) => {
    const { number = null, undoneBy = null } = records.get(release._id) ?? {};
    const { length: total } = itemsOfRefs(held.get(release._id) ?? [], release.domainId);
    return { ...release, total, record: number, isUndone: undoneBy !== null };
  });
}

/** One of them. Throws AppError `not-found`. */
export async function listedRelease(db: Db, ref: ReleaseRef): Promise<ListedRelease> {
  const [listed] = await listedReleases(db, [await releaseById(db, ref)]);
  if (!listed) throw new Error('A release that is there is listed');
  return listed;
}
