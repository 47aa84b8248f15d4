import { mediaIdsIn } from '../../model/media/media-ids.ts';
import { mediaListPath, originalPath } from '../../model/published/published-path.ts';
import type { Copy } from '../database/content-tables.ts';
import { startsWith } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { originalById } from './media.ts';

/**
 * Records the originals that a document uses (null: the document was removed). When those of a published document
 * change, also queues the domain's media list, then the originals that may no longer be needed.
 */
export async function noteMediaUses(
  db: Db,
  use: { owner: string; copy: Copy; domainId: string },
  document: object | null,
  at: string,
): Promise<void> {
  const { owner, copy, domainId } = use;
  const ids = document === null ? [] : idsIn(document);
  const before = (await heldBy(db, { owner, copy })).map(({ mediaId }) => mediaId);
  if (ids.join() === before.join()) return;
  if (before.length > 0) {
    await db.deleteFrom('mediaUses').where('owner', '=', owner).where('copy', '=', copy).execute();
  }
  for (const mediaId of ids) await insertUse(db, { owner, copy, domainId, mediaId });
  if (copy === 'draft') return;
  await queueDelivery(db, { domainId, path: mediaListPath(domainId) }, at);
  for (const id of before.filter((one) => !ids.includes(one))) {
    const original = await originalById(db, id);
    if (original) await queueDelivery(db, { domainId, path: originalPath(original.hash, original.ext) }, at);
  }
}

/** The owner of the uses of a version in a release. */
export const ownerInRelease = ({ release, part, id }: Record<'release' | 'part' | 'id', string>): string =>
  `${release} ${part}/${id}`;

/** Forgets the uses of all versions of a release. */
export async function forgetUses(db: Db, release: string): Promise<void> {
  const ofRelease = db.deleteFrom('mediaUses').where((use) => startsWith(use.ref('owner'), `${release} `));
  await ofRelease.execute();
}

const known = new WeakMap<object, string[]>();

/** A publish asks for those of the draft and of its copy, which are mostly the same object. */
function idsIn(document: object): string[] {
  const ids = known.get(document) ?? mediaIdsIn(document);
  known.set(document, ids);
  return ids;
}

const insertUse = preparedUpsert('mediaUses', {});

const heldBy = preparedQuery((db, value: ValueOf<{ owner: string; copy: Copy }>) =>
  db
    .selectFrom('mediaUses')
    .where((is) => is.and({ owner: value('owner'), copy: value('copy') }))
    .select('mediaId')
    .orderBy('mediaId'),
);
