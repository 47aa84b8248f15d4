import type { Selectable } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';

/** A link that shows drafts without a login until it expires: of a page, or of the whole domain, or with a release. */
export type PreviewLink = Selectable<Database['previewLinks']>;

/** Stores a new link. */
export async function insertPreviewLink(
  db: Db,
  about: Pick<PreviewLink, 'domainId' | 'pageId' | 'release' | 'expiresAt'>,
  { at, by }: Stamp,
): Promise<PreviewLink> {
  const link = { ...about, id: newId(), createdBy: by, createdAt: at };
  await db.insertInto('previewLinks').values(link).execute();
  return link;
}

/** The links of a domain that have not expired at `now`, newest first. */
export function previewLinks(db: Db, domainId: string, now: string): Promise<PreviewLink[]> {
  return db
    .selectFrom('previewLinks')
    .selectAll()
    .where('domainId', '=', domainId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** A link that has not expired at `now`, or undefined. */
export function previewLink(db: Db, id: string, now: string): Promise<PreviewLink | undefined> {
  return db.selectFrom('previewLinks').selectAll().where('id', '=', id).where('expiresAt', '>', now).executeTakeFirst();
}

/** Withdraws a link, and deletes those of the domain that have expired. False for an unknown one. */
export async function removePreviewLink(
  db: Db,
  link: Pick<PreviewLink, 'id' | 'domainId'>,
  now: string,
): Promise<boolean> {
  const ofDomain = db.deleteFrom('previewLinks').where('domainId', '=', link.domainId);
  await ofDomain.where('expiresAt', '<=', now).execute();
  const { numDeletedRows } = await ofDomain.where('id', '=', link.id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Withdraws every link that a person made. */
export async function removePreviewLinksBy(db: Db, username: string): Promise<void> {
  await db.deleteFrom('previewLinks').where('createdBy', '=', username).execute();
}
