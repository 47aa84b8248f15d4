import type { PublishableKind, PublishablePart } from '../../model/entities/publishable.ts';
import { type ReviewItem, type ReviewRule, reviewRuleSchema } from '../../model/entities/review.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { partRefsOf } from '../states/draft-states.ts';
import { type ReviewedState, versionState } from './release-items.ts';
import { type DraftState, draftState } from './waiting-drafts.ts';

/** Names a content of a document: `pages 01M8… 5f2…`; what is approved is this, not a revision, which a publish adds too. */
export const contentKey = (part: PublishablePart, id: string, hash: string): string => `${part} ${id} ${hash}`;

/** The drafts behind something that is published, or its versions in a release; without those that were never saved. */
export async function statesBehind(
  db: Db,
  domainId: string,
  { release, ...about }: { kind: PublishableKind; _id: string } & Pick<ReviewItem, 'release'>,
): Promise<ReviewedState[]> {
  const states: ReviewedState[] = [];
  for (const ref of partRefsOf(about, domainId)) {
    const state = await (release ? versionState(db, { ...ref, domainId, release: release._id }) : draftState(db, ref));
    if (state?.domainId === domainId) states.push(state);
  }
  return states;
}

export const keysOf = (states: readonly DraftState[]): string[] =>
  states.map(({ part, id, content }) => contentKey(part, id, content)).sort();

/**
 * The usernames of those who changed a document since it last went live, the author of its draft among them. Documents of the
 * site have no history: theirs is who changed them last.
 */
export async function authorsOf(db: Db, states: readonly ReviewedState[]): Promise<Set<string>> {
  const waiting = states.filter(({ content, decided }) => content !== decided);
  const authors = new Set(waiting.flatMap((one) => [one.updatedBy, ...JSON.parse(one.authors ?? '[]')]));
  for (const { part, id } of states) {
    const history = db
      .selectFrom('pageHistory')
      .where('pageId', '=', id)
      .where('collection', '=', part as 'pages');
    const live = history.where('action', '=', 'publish').select(({ fn }) => fn.max('revision').as('revision'));
    const rows = await history
      .where(({ eb, fn, val }) => eb('revision', '>', fn.coalesce(live, val(0))))
      .select('updatedBy')
      .distinct()
      .execute();
    for (const { updatedBy } of rows) authors.add(updatedBy);
  }
  return authors;
}

/** Somebody who approved something, with the roles that they had then. */
interface Approver {
  by: string;
  isGuest: boolean;
  roles: string[];
}

/** Those who approved all of these contents, each once. */
export async function approversOf(db: Db, contents: readonly string[]): Promise<Approver[]> {
  if (contents.length === 0) return [];
  const rows = await db.selectFrom('approvals').where('content', 'in', contents).selectAll().execute();
  const people = Map.groupBy(rows, ({ by, isGuest }) => `${isGuest} ${by}`);
  return [...people.values()].flatMap((given) => {
    const [first] = given;
    if (!first || new Set(given.map(({ content }) => content)).size < contents.length) return [];
    const roles = given.flatMap((one) => JSON.parse(one.roles) as string[]);
    return [{ by: first.by, isGuest: first.isGuest === 1, roles: [...new Set(roles)] }];
  });
}

/** The rules of a domain, in their order. */
export async function reviewRules(db: Db, domainId: string): Promise<ReviewRule[]> {
  const row = await db.selectFrom('reviewRules').where('domainId', '=', domainId).select('rules').executeTakeFirst();
  return row ? reviewRuleSchema.array().parse(JSON.parse(row.rules)) : [];
}

export async function saveReviewRules(db: Db, domainId: string, rules: readonly ReviewRule[]): Promise<void> {
  await putRules(db, { domainId, rules: JSON.stringify(rules) });
}

const putRules = preparedUpsert('reviewRules', { key: ['domainId'] });
