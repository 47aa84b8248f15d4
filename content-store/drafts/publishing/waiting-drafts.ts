import type { Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { PartRef } from '../states/draft-states.ts';

/** A draft with what was last decided about its content. */
export type DraftState = Selectable<Database['draftStates']>;

/** The drafts of a domain whose content differs from what was last published or taken offline, latest first. */
export function waitingDrafts(db: Db, domainId: string): Promise<DraftState[]> {
  return db
    .selectFrom('draftStates')
    .where('domainId', '=', domainId)
    .where((is) => is.or([is('decided', 'is', null), is('decided', '!=', is.ref('content'))]))
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The state of one draft; undefined when there is none. */
export function draftState(db: Db, { part, id }: PartRef): Promise<DraftState | undefined> {
  return db.selectFrom('draftStates').where('part', '=', part).where('id', '=', id).selectAll().executeTakeFirst();
}

/** True when the draft differs from what was last published or taken offline. */
export const isWaiting = ({ content, decided }: DraftState): boolean => decided !== content;
