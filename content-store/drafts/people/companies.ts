import { hash } from 'node:crypto';
import type { Db } from '../database/open-database.ts';
import type { PeopleTables } from '../database/people-tables.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';

/** The person whom a company's log-in calls so; undefined when they never came by it. */
export async function companyPerson(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companyPeople')
    .where((is) => is.and({ issuer, subject }))
    .select('userId')
    .executeTakeFirst();
  return row?.userId;
}

/** The issuer of the company that a person belongs to. */
export async function issuerOf(db: Db, userId: string): Promise<string | undefined> {
  const belongs = db.selectFrom('companyPeople').where('userId', '=', userId);
  return (await belongs.select('issuer').executeTakeFirst())?.issuer;
}

/** Remembers by which subject a company's log-in calls this person, who belongs to no other from now on. */
export async function joinCompany(db: Db, person: PeopleTables['companyPeople']): Promise<void> {
  await db.deleteFrom('companyPeople').where('userId', '=', person.userId).execute();
  await db.insertInto('companyPeople').values(person).execute();
}

/** Makes this person the only one who may come in by password when all others come by their company, and no company's any more. */
export async function setBreakGlass(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ breakGlass: 0 }).where('breakGlass', '=', 1).execute();
  await db.updateTable('users').set({ breakGlass: 1 }).where('id', '=', userId).execute();
  await db.deleteFrom('companyPeople').where('userId', '=', userId).execute();
}

/** True when such a person is there who is an administrator and can log in. */
export async function hasBreakGlass(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .where((is) => is.and({ 'users.breakGlass': 1, 'users.disabled': 0, 'roles.admin': 1 }))
    .select('users.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** What a session needs that began with the log-in of a company. */
export type CompanySession = Omit<PeopleTables['companySessions'], 'idHash'>;

/** Stores what the session with this secret id needs. */
export async function insertCompanySession(db: Db, id: string, session: CompanySession): Promise<void> {
  await db
    .insertInto('companySessions')
    .values({ ...session, idHash: hash('sha256', id) })
    .execute();
}

/** What the session with this secret id needs; undefined for one that did not begin with a company. */
export async function companySession(db: Db, id: string): Promise<CompanySession | undefined> {
  return (await sessionRow(db, { idHash: hash('sha256', id) }))[0];
}

const sessionRow = preparedQuery((db, value: ValueOf<{ idHash: string }>) =>
  db
    .selectFrom('companySessions')
    .where((is) => is('idHash', '=', value('idHash')))
    .select(['userId', 'company', 'sealed', 'askedAt', 'unansweredSince']),
);

/** Notes that the company is asked now, unless it has been asked since `before`: true for one of those who want to. */
export async function claimAsking(db: Db, id: string, now: string, before: string): Promise<boolean> {
  const session = db.updateTable('companySessions').set({ askedAt: now }).where('idHash', '=', hash('sha256', id));
  return (await session.where('askedAt', '<=', before).executeTakeFirst()).numUpdatedRows === 1n;
}

/** Notes an answer of the company, with the tokens for the next question. */
export async function noteAnswer(db: Db, id: string, sealed: string): Promise<void> {
  const session = db.updateTable('companySessions').set({ sealed, unansweredSince: '' });
  await session.where('idHash', '=', hash('sha256', id)).execute();
}

/** Notes that the company did not answer. */
export async function noteNoAnswer(db: Db, id: string, unansweredSince: string): Promise<void> {
  const session = db.updateTable('companySessions').set({ unansweredSince });
  await session.where('idHash', '=', hash('sha256', id)).execute();
}

/** Takes out what a session needs that ends now; undefined for one that did not begin with a company. */
export function takeCompanySession(db: Db, id: string): Promise<CompanySession | undefined> {
  return db
    .deleteFrom('companySessions')
    .where('idHash', '=', hash('sha256', id))
    .returning(['userId', 'company', 'sealed', 'askedAt', 'unansweredSince'])
    .executeTakeFirst();
}
