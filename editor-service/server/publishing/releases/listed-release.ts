import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recordsOfBatches } from '#content-store/drafts/publishing/publish-records.ts';
import { type ReleaseRef, releaseById } from '#content-store/drafts/publishing/releases.ts';
import type { Release } from '#content-store/model/entities/release.ts';
import type { ListedRelease } from '../../../contract/publishing-releases.ts';
import { releasedItems } from './release-set.ts';

/** Releases with how much they hold, and the records of those that went live. */
export async function listedReleases(db: Db, releases: readonly Release[]): Promise<ListedRelease[]> {
  const records = await recordsOfBatches(
    db,
    releases.map(({ _id }) => _id),
  );
  const listed: ListedRelease[] = [];
  for (const release of releases) {
    const { length: total } = await releasedItems(db, release);
    listed.push({ ...release, total, record: records.get(release._id) ?? null });
  }
  return listed;
}

/** One of them. Throws AppError `not-found`. */
export async function listedRelease(db: Db, ref: ReleaseRef): Promise<ListedRelease> {
  const [listed] = await listedReleases(db, [await releaseById(db, ref)]);
  if (!listed) throw new Error('A release that is there is listed');
  return listed;
}
