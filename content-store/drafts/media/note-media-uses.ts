import { mediaIdsIn } from '../../model/media/media-ids.ts';
import { mediaListPath, originalPath } from '../../model/published/published-path.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import { originalById } from './media.ts';

/**
 * Records the originals that a document uses (null: the document is gone). When those of a published document change,
 * also queues the domain's media list, then the originals that may no longer be needed.
 */
export async function noteMediaUses(
  db: Db,
  use: { owner: string; copy: Copy; domainId: string },
  document: object | null,
  at: string,
): Promise<void> {
  const { owner, copy, domainId } = use;
  const ids = mediaIdsIn(document);
  const held = db.selectFrom('mediaUses').where('owner', '=', owner).where('copy', '=', copy);
  const before = (await held.select('mediaId').orderBy('mediaId').execute()).map(({ mediaId }) => mediaId);
  if (ids.join() === before.join()) return;
  await db.deleteFrom('mediaUses').where('owner', '=', owner).where('copy', '=', copy).execute();
  if (ids.length > 0) {
    const rows = ids.map((mediaId) => ({ owner, copy, domainId, mediaId }));
    await db.insertInto('mediaUses').values(rows).execute();
  }
  if (copy === 'draft') return;
  await queueDelivery(db, { domainId, path: mediaListPath(domainId) }, at);
  for (const id of before.filter((one) => !ids.includes(one))) {
    const original = await originalById(db, id);
    if (original) await queueDelivery(db, { domainId, path: originalPath(original.hash, original.ext) }, at);
  }
}
