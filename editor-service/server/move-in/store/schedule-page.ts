import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { keepRevision } from '#content-store/drafts/publishing/publish-revision.ts';
import { scheduleById, waitingSchedules, writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { MAX_WAITING, type StoredItem, siteZone } from '../../publishing/for-imports.ts';

interface ToSchedule {
  _id: string;
  domainId: string;
  at: string;
  stamp: Stamp;
}

/**
 * Publishes a page at its time. A second run changes only what waits as an import left it: a schedule that a person moved
 * or cancelled stays so. False when so many wait that there is no room.
 */
export async function schedulePage(db: Db, { _id, domainId, at, stamp }: ToSchedule): Promise<boolean> {
  const page = await pageById(db, { _id, domainId, collection: 'pages' });
  if (!page) return false;
  const id = `import-${_id}`;
  const known = await scheduleById(db, id, domainId);
  if (known && (known.state !== 'waiting' || known.createdBy !== stamp.by)) return true;
  if (!known && (await waitingSchedules(db, domainId)).length >= MAX_WAITING) return false;
  await keepRevision(db, { _id, collection: 'pages' }, page);
  const { slug, revision } = page;
  const item: StoredItem = { kind: 'page', _id, title: pageTitle(page), slug, revision };
  await writeSchedule(db, {
    ...{ id, domainId, action: 'publish', items: JSON.stringify([item]), at, zone: siteZone() },
    ...{ createdBy: stamp.by, createdAt: stamp.at, state: 'waiting', reason: null, doneAt: null },
  });
  return true;
}
