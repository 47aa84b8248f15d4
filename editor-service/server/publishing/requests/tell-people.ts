import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import type { AnsweredRequest } from '#content-store/drafts/publishing/publish-requests.ts';
import type { PublishRequest } from '#content-store/model/entities/publish-request.ts';
import type { AppliedItem } from '../sets/apply-set.ts';
import { hasBlocks, type PlannedPage, type PlannedSection } from '../sets/set-plan.ts';

/** Tells these people what one person asked for at once. */
export async function tellAsked(db: Db, requests: readonly PublishRequest[], to: readonly string[]): Promise<void> {
  const [first, ...others] = requests;
  if (!first) return;
  const { domainId, text, createdAt: at, askedBy: by } = first;
  const about = { ...placeOf(first), others: others.length };
  await notify(db, { to, domainId, kind: 'publishAsked', about, text }, { at, by });
}

/** Tells the person who asked what became of it. */
export const tellAnswer = (db: Db, request: AnsweredRequest, stamp: Stamp): Promise<void> => {
  const { askedBy, domainId, state: kind, answer: text } = request;
  return notify(db, { to: [askedBy], domainId, kind, about: placeOf(request), text }, stamp);
};

const placeOf = ({ kind, documentId: _id, title, slug }: PublishRequest) => ({ kind, _id, title, slug });

/** Tells people, once for a set, that pages went live whose drafts they wrote; not of moves, undos, and what they had asked for. */
export async function tellAuthors(
  db: Db,
  domainId: string,
  applied: readonly Pick<AppliedItem, 'item' | 'result'>[],
  stamp: Stamp,
  answered: readonly PublishRequest[],
): Promise<void> {
  const pages = applied.flatMap(({ item, result }) => (result === 'published' && isDraftOf(item) ? item : []));
  const wasAsked = ({ _id, stored }: PlannedPage | PlannedSection) =>
    answered.some(({ documentId, askedBy }) => documentId === _id && askedBy === stored.updatedBy);
  const byAuthor = Map.groupBy(
    pages.filter((page) => !wasAsked(page)),
    ({ stored }) => stored.updatedBy,
  );
  for (const [author, [first, ...others]] of byAuthor) {
    if (!first) continue;
    const { kind, _id, title, slug } = first;
    const about = { kind, _id, title, slug, others: others.length };
    await notify(db, { to: [author], domainId, kind: 'published', about }, stamp);
  }
}

const isDraftOf = (item: AppliedItem['item']): item is PlannedPage | PlannedSection =>
  hasBlocks(item) && item.collection !== 'listings' && !item.isRestored && !item.isUnstored;
