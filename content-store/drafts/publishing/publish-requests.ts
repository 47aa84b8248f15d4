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
  await db
    .deleteFrom('publishRequests')
    .where((is) => is.and({ domainId, documentId, askedBy: by, state: 'open' }))
    .execute();
  const request = { ...asked, ...NOT_ANSWERED, askedBy: by, createdAt: at };
  const id = newId();
  await db
    .insertInto('publishRequests')
    .values({ ...request, id })
    .execute();
  return { ...request, _id: id };
}

/** The open requests of a domain, the oldest first. */
export async function openRequests(db: Db, domainId: string): Promise<PublishRequest[]> {
  const open = db.selectFrom('publishRequests').where('domainId', '=', domainId).where('state', '=', 'open');
  return (await open.selectAll().orderBy('createdAt').orderBy('id').execute()).map(requestOf);
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
    .where('state', '!=', 'open')
    .where('askedBy', '=', askedBy)
    .where('answeredAt', '>', after);
  return (await found.selectAll().orderBy('answeredAt', 'desc').execute()).map(requestOf);
}

export type AnsweredRequest = PublishRequest & { state: Exclude<PublishRequest['state'], 'open'> };

/** Stores what became of a request, and who decided it. */
export async function answerRequest(db: Db, { _id, state, answer }: AnsweredRequest, { at, by }: Stamp): Promise<void> {
  const row = { state, answer, answeredBy: by, answeredAt: at };
  await db.updateTable('publishRequests').set(row).where('id', '=', _id).execute();
}

/** Deletes a request that its author takes back. */
export async function withdrawRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('publishRequests').where('id', '=', id).execute();
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
