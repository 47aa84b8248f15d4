import type { Db } from '#content-store/drafts/database/open-database.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import { listUsers } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import type { StoredReview, StoredReviewer } from '#content-store/drafts/publishing/reviews.ts';
import type { Reviewer } from '#content-store/model/entities/review.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { Caller } from '../../http/call-context.ts';
import { callersIn } from '../../people/callers-in.ts';
import { hasPageRole, publishRefusal } from '../../people/page-roles.ts';

/** What people are called. */
export const nameOfUser = ({ name, username }: Pick<User, 'name' | 'username'>): string => name || username;

type People = Awaited<ReturnType<typeof peopleFor>>;

/**
 * The people who could be asked about these things: they can log in and view all of it, and do not ask themselves.
 * `isRestricted`: only some roles may view some of it.
 */
export async function peopleFor(
  db: Db,
  items: readonly { _id: string }[],
  { username: asker }: Pick<Caller, 'username'>,
) {
  const demanded = await rolesOfPages(db);
  const callerOf = await callersIn(db);
  const everybody = (await listUsers(db)).filter(
    ({ verified, disabled, username }) => verified && !disabled && username !== asker,
  );
  const may = (check: (id: string, caller: Caller) => boolean) =>
    everybody.filter((user) => items.every(({ _id }) => check(_id, callerOf(user))));
  const users = may((id, caller) => hasPageRole(demanded(id), 'viewerRoles', caller));
  return {
    users,
    publishers: may((id, caller) => publishRefusal(demanded(id), caller) === null),
    roles: (await listRoles(db)).filter(({ _id }) => users.some((user) => user.roles.includes(_id))),
    isRestricted: items.some(({ _id }) => demanded(_id).viewerRoles.length > 0),
  };
}

/** Those who can be asked, as a call names them. */
export const reviewersIn = ({ users, roles }: People): Reviewer[] => [
  ...users.map((user) => ({ kind: 'person' as const, id: user.username, name: nameOfUser(user) })),
  ...roles.map(({ _id: id, name }) => ({ kind: 'role' as const, id, name })),
];

/** The reviewers that a call names, with the names they have here. Throws AppError `invalid` for who cannot be asked. */
export function requireReviewers(people: People, asked: readonly Reviewer[]): StoredReviewer[] {
  if (asked.length === 0) throw new AppError('invalid', 'Choose who should review it');
  const choices = reviewersIn(people);
  const different = new Map(asked.map((one) => [`${one.kind} ${one.id}`, one]));
  return [...different.values()].map(({ kind, id, name }) => {
    if (kind === 'guest') {
      if (people.isRestricted)
        throw new AppError('invalid', 'Guests cannot be asked: only some roles may view this page');
      return { kind, id, name: name || id };
    }
    const known = choices.find((one) => one.kind === kind && one.id === id);
    if (!known) throw new AppError('invalid', `${name || id} cannot view all of this, or is not here any more`);
    return known;
  });
}

/** The usernames of the people who are asked, also by their role. */
export function askedPeople({ purpose, reviewers }: Pick<StoredReview, 'purpose' | 'reviewers'>, people: People) {
  const isAsked = ({ username, roles }: User) => reviewers.some((one) => isMeant(one, { username, roles }));
  return purpose === 'publish' ? people.publishers : people.users.filter(isAsked);
}

/** True when this person is asked, by name or by a role. */
export const isMeant = ({ kind, id }: Reviewer, { username, roles }: Pick<Caller, 'username' | 'roles'>): boolean =>
  (kind === 'person' && id === username) || (kind === 'role' && roles.includes(id));
