import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { companyPerson, issuerOf, joinCompany } from '#content-store/drafts/people/companies.ts';
import { type Account, accountById, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, setPasswordHash, setUserRoles } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { usernameOf } from '#content-store/model/people/user.ts';
import type { Company } from '../../runtime/companies.ts';
import { queueAccountNotice } from '../password-mail.ts';
import type { CompanyAnswer } from './company-client.ts';

/** The person of a company's answer, and whether this is the first time. */
interface Found {
  account: Account;
  isFirst: boolean;
}

/**
 * Finds by issuer and subject the person who came by their company's log-in; the first time by the e-mail that the company has
 * verified, or adds them where the company lets its people in. In the transaction of the log-in. Throws `forbidden`.
 */
export async function personOf(
  db: Db,
  company: Company,
  companies: readonly Company[],
  answer: CompanyAnswer,
  at: string,
): Promise<Found> {
  const { issuer } = company;
  const { subject } = answer.tokens;
  const known = await companyPerson(db, issuer, subject);
  const account = known ? await accountById(db, known) : await firstTime(db, company, companies, answer, at);
  if (!account || account.user.disabled) throw new AppError('forbidden', unknownTo(company));
  if (known) return { account, isFirst: false };
  const { user } = account;
  await joinCompany(db, { issuer, subject, userId: user._id, createdAt: at });
  await endSessionsOf(db, user._id);
  await queueAccountNotice(db, user, at, 'You now log in with {company}', { company: company.title });
  return { account, isFirst: true };
}

/**
 * The account of the e-mail, but not the one for emergencies, nor one that belongs to a company: neither another person of this one nor
 * another company can take it, or its roles.
 */
async function firstTime(
  db: Db,
  company: Company,
  companies: readonly Company[],
  { email, name }: CompanyAnswer,
  at: string,
) {
  if (email === null)
    throw new AppError('forbidden', `${company.title} has not verified your email address, so you cannot be let in.`);
  const account = await accountByLogin(db, email);
  if (!account) return newPerson(db, company, { email, name }, at);
  const { user, breakGlass, passwordHash } = account;
  const own = await issuerOf(db, user._id);
  const other = companies.find(({ issuer }) => issuer === own && issuer !== company.issuer);
  if (other) throw new AppError('forbidden', `Your account belongs to ${other.title}. Please log in with that.`);
  if (user.email !== email || breakGlass || own === company.issuer) return undefined;
  if (passwordHash === null) await setPasswordHash(db, user._id, '', at); // an invitation is accepted by coming in
  return accountById(db, user._id);
}

async function newPerson(db: Db, { domains }: Company, { email, name }: { email: string; name: string }, at: string) {
  if (!domains.includes(email.slice(email.lastIndexOf('@') + 1))) return undefined;
  const short = usernameOf(email);
  const username = (await accountByLogin(db, short)) ? email : short;
  const { _id } = await createUser(db, { username, name, email, roles: [], passwordHash: '' }, at);
  return accountById(db, _id);
}

const unknownTo = ({ title }: Company): string =>
  `You are not known here by your account at ${title}. Please ask an administrator for an invitation.`;

/** Gives a person the roles of their groups, and takes away those that only other groups have; true when that changed something. */
export async function applyGroups(db: Db, userId: string, company: Company, groups: readonly string[]) {
  const all = await listRoles(db);
  const account = await accountById(db, userId);
  const idsOf = (names: readonly string[]): string[] =>
    all.filter(({ _id, name }) => names.some((wanted) => isNamed(wanted, _id, name))).map(({ _id }) => _id);
  const ofGroups = idsOf(
    groups.flatMap((group) => (Object.hasOwn(company.roles, group) ? [company.roles[group] ?? ''] : [])),
  );
  const ofAll = idsOf(Object.values(company.roles));
  const before = account?.user.roles ?? [];
  const after = [...new Set([...before.filter((role) => !ofAll.includes(role)), ...ofGroups])].sort();
  if (after.join() === [...before].sort().join()) return false;
  await setUserRoles(db, userId, after);
  const at = new Date().toISOString();
  const entry = { at, actor: account?.user.username ?? '', action: 'company roles', address: '' } as const;
  await recordAudit(db, { ...entry, subject: company.title });
  return true;
}

const isNamed = (wanted: string, ...names: string[]): boolean =>
  names.some((name) => name.toLowerCase() === wanted.toLowerCase());
