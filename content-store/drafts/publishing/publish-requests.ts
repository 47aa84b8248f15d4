import type { Selectable } from 'kysely';
import type { PublishRequest } from '../../model/entities/publish-request.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Stamp } from '../database/stamp.ts';

type Asked = Pick<PublishRequest, 'domainId' | 'kind' | 'documentId' | 'title' | 'slug' | 'text'>;

const NOT_ANSWERED = { state: 'open', answer: '', answeredBy: '', answeredAt: null } as const;

/** Stores that this person asks for this to be published; an open request of theirs for the same is replaced. */
export async function openRequest(db: Db, asked: Asked, { at, by }: Stamp): Promise<PublishRequest> {
  const { domainId, documentId } = asked;
  const before = { domainId, documentId, askedBy: by, state: 'open' } as const;
  await db
    .deleteFrom('publishRequests')
    .where((is) => is.and(before))
    .execute();
  const request = { ...asked, ...NOT_ANSWERED, askedBy: by, createdAt: at };
  const id = newId();
  await db
    .insertInto('publishRequests')
    .values({ ...request, id })
    .execute();
  return { ...request, _id: id };
}

const open = (db: Db, domainId: string) =>
  db.selectFrom('publishRequests').where('domainId', '=', domainId).where('state', '=', 'open').selectAll();

/** The open requests of a domain, for these documents or for all; the oldest first. */
export async function openRequests(
  db: Db,
  domainId: string,
  documentIds?: readonly string[],
): Promise<PublishRequest[]> {
  const all = open(db, domainId);
  const found = documentIds ? all.where('documentId', 'in', documentIds) : all;
  return (await found.orderBy('createdAt').orderBy('id').execute()).map(requestOf);
}

/** What a person asked for that was answered after a time, latest first. */
export async function answeredRequests(
  db: Db,
  { domainId, askedBy }: Pick<PublishRequest, 'domainId' | 'askedBy'>,
  after: string,
): Promise<PublishRequest[]> {
  const found = db
    .selectFrom('publishRequests')
    .where('domainId', '=', domainId)
    .where('state', 'in', ['published', 'deleted', 'sentBack'])
    .where('askedBy', '=', askedBy)
    .where('answeredAt', '>', after);
  return (await found.selectAll().orderBy('answeredAt', 'desc').execute()).map(requestOf);
}

/** One that is still open; undefined when it was answered or withdrawn. */
export async function openRequestById(db: Db, id: string, domainId: string): Promise<PublishRequest | undefined> {
  const row = await open(db, domainId).where('id', '=', id).executeTakeFirst();
  return row && requestOf(row);
}

/** Answers requests that are still open, with the stamp of the person who does. */
export async function answerRequests(
  db: Db,
  ids: readonly string[],
  { at, by }: Stamp,
  { state, answer = '' }: { state: Exclude<PublishRequest['state'], 'open'>; answer?: string },
): Promise<void> {
  await db
    .updateTable('publishRequests')
    .set({ state, answer, answeredBy: by, answeredAt: at })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .execute();
}

/** Deletes requests that were answered before a time and returns their number. */
export async function forgetAnsweredRequests(db: Db, before: string): Promise<number> {
  const ended = db.deleteFrom('publishRequests').where('state', '!=', 'open').where('answeredAt', '<', before);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

const requestOf = ({ id, ...request }: Selectable<Database['publishRequests']>): PublishRequest => ({
  ...request,
  _id: id,
});
