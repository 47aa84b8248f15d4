import type { Express, Request } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type PageName, pageNames } from '#content-store/drafts/pages/page-names.ts';
import { apiTokenBySecret, noteTokenUse, type TokenUse } from '#content-store/drafts/people/api-tokens.ts';
import { listAudit, recordAudit } from '#content-store/drafts/people/audit.ts';
import { sessionById } from '#content-store/drafts/people/sessions.ts';
import { AppError } from '#content-store/model/error.ts';
import { TOKEN_PREFIX } from '#content-store/model/people/api-token.ts';
import type { Audit, Authenticate, Caller, HandlersOf } from '../http/call-context.ts';
import { cookieOf, SESSION_COOKIE } from '../http/cookies.ts';
import { bearerToken } from '../http/same-origin.ts';
import { pageIn } from '../http/subject-of.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import type { Ground } from '../runtime/ground.ts';
import type { Log } from '../runtime/log.ts';
import { accountHandlers } from './account-handlers.ts';
import { openCompanies } from './company/company.ts';
import { companyHandlers, companyRoute } from './company/company-log-in.ts';
import type { CompanySessions } from './company/company-sessions.ts';
import { confirmHandlers } from './confirm.ts';
import { createGuessLimits, createTokenLimits, type TokenLimits } from './guess-limit.ts';
import { createLogIn } from './log-in.ts';
import { createHashNewPassword } from './new-passwords.ts';
import { firstAdministratorLink } from './password-mail.ts';
import { createPasswords, PASSWORD_ROUNDS } from './passwords.ts';
import {
  createDeviceTokens,
  createSessions,
  createSessionTokens,
  type Sessions,
  type SessionTokens,
} from './sessions.ts';
import { roleHandlers, tokenHandlers } from './tokens-and-roles.ts';
import { userHandlers } from './user-handlers.ts';
import { codeHandlers } from './ways-in/code-handlers.ts';
import { createCodes } from './ways-in/codes.ts';
import { passkeyHandlers } from './ways-in/passkey-handlers.ts';
import { createPasskeys } from './ways-in/passkeys.ts';
import { stepHandlers } from './ways-in/step-handlers.ts';

/** Writes the audit trail: a row for administrators, a log line for operators. */
function createAudit(db: Db, log: Log): Audit {
  return ({ caller, address }, action, { subject = '', actor = caller?.username ?? '' }) => {
    const token = caller?.token?.name ?? '';
    // Its name only; what the log calls `token` is redacted.
    log.info({ event: action, actor, subject, ...(token && { apiToken: token }) }, action);
    return recordAudit(db, { at: new Date().toISOString(), actor, action, subject, address, token });
  };
}

/** Who did what, latest first; pages with the names they have now. */
function auditHandlers(db: Db): HandlersOf<'audit'> {
  return {
    'audit/list': async ({ action, actor, page, size }) => {
      const { entries, total } = await listAudit(db, { action, actor, limit: size, offset: (page - 1) * size });
      const ids = entries.flatMap(({ subject }) => pageIn(subject) ?? []);
      const names = new Map((await pageNames(db, ids)).map((name) => [name._id, name]));
      return { entries: entries.map((entry) => withPage(entry, names.get(pageIn(entry.subject) ?? ''))), total };
    },
  };
}

const withPage = <Entry>(entry: Entry, page: PageName | undefined) => (page ? { ...entry, page } : entry);

/**
 * The caller that an API token stands for, with the rights that its user has now, cut to its scope. Throws `unauthorised`
 * for one that is unknown, expired or revoked, and `too-many` after several unknown ones from one network. A good token is never
 * refused for others' bad ones: with 256 random bits, being let in gives nothing away.
 */
function createTokenCallers(db: Db, limits: TokenLimits) {
  return async (secret: string, address: string): Promise<Caller> => {
    const now = new Date().toISOString();
    const use = await apiTokenBySecret(db, secret);
    if (use && use.token.expiresAt > now) {
      await noteTokenUse(db, use.token, now.slice(0, 10));
      return callerOf(use);
    }
    if (use) throw new AppError('unauthorised', 'This token has expired'); // nothing was guessed
    const limit = limits(address);
    await limit.requireAllowed();
    await limit.wrong();
    throw new AppError('unauthorised', 'This token is not valid');
  };
}

/** A token acts as its user, with the role of its scope at most: only one that administers is an administrator. */
function callerOf({ token: { name, scope }, user, isAdmin }: TokenUse): Caller {
  const administers = scope === 'administer' && isAdmin;
  const mayPublish = (scope === 'publish' || scope === 'administer') && (isAdmin || user.roles.includes('publisher'));
  const others = user.roles.filter((role) => role !== 'admin' && role !== 'publisher');
  const roles = administers ? user.roles : [...others, ...(mayPublish ? ['publisher'] : [])];
  const { _id: userId, username } = user;
  return {
    userId,
    username,
    roles,
    isAdmin: administers,
    sessionId: null,
    activeDomainId: null,
    token: { name, scope },
  };
}

/** How often the last use of a session is noted. */
const NOTED_AGAIN_MS = 10 * 60_000;
/** What an open page reports by itself is no activity of its person. */
const REPORTS = '/api/page/presence';

interface AuthenticateNeeds extends Pick<Ground, 'db' | 'now'> {
  tokens: SessionTokens;
  sessions: Pick<Sessions, 'noteUse'>;
  companySessions: Pick<CompanySessions, 'goesOn'>;
  hasRateLimits: boolean;
}

/** Finds callers by their session tokens, and in `Authorization: Bearer` by API tokens too, which throws for a bad one. */
function createAuthenticate(needs: AuthenticateNeeds): Authenticate {
  const { db, now, tokens, sessions, companySessions, hasRateLimits } = needs;
  const callerOfToken = createTokenCallers(db, createTokenLimits(db, hasRateLimits));
  const callerOfSession = async (token: string, { path, ip = '' }: Request): Promise<Caller | null> => {
    const claims = tokens.verify(token);
    const at = now();
    const stored = claims && (await sessionById(db, claims.sessionId, at.toISOString()));
    if (!stored || stored.userId !== claims.userId) return null;
    const { sessionId } = claims;
    const isOfCompany = stored.proofs.includes('company');
    if (isOfCompany && !(await companySessions.goesOn(sessionId))) return null;
    // Its company may have changed the roles.
    const session = isOfCompany ? await sessionById(db, sessionId, at.toISOString()) : stored;
    if (!session) return null;
    if (path !== REPORTS && !(at.getTime() - Date.parse(session.usedAt) < NOTED_AGAIN_MS))
      await sessions.noteUse(db, claims, ip).catch(() => {}); // reading goes on while a disk is full
    return { ...session, sessionId };
  };
  return async (request) => {
    const isBearer = /^Bearer\b/i.test(request.headers.authorization ?? '');
    const token = isBearer ? bearerToken(request) : cookieOf(request, SESSION_COOKIE);
    if (isBearer && token?.startsWith(TOKEN_PREFIX)) {
      return { caller: await callerOfToken(token, request.ip ?? ''), hadToken: true };
    }
    if (!token) return { caller: null, hadToken: false };
    return { caller: await callerOfSession(token, request), hadToken: true };
  };
}

interface Needs {
  wakeMails: () => void;
}

/** Who may do what: signing in, users, roles, API tokens, and the audit trail. */
export function openPeople(ground: Ground, { wakeMails }: Needs) {
  const { settings, db, log, now, secret, publicEditorUrl } = ground;
  const { authDays, idleHours, hasRateLimits, smtpUrl, byCompanyOnly } = settings;
  const tokens = createSessionTokens(secret, authDays);
  const audit = createAudit(db, log);
  const sessions = createSessions({ tokens, devices: createDeviceTokens(secret), authDays, idleHours, now });
  const passwords = createPasswords(PASSWORD_ROUNDS);
  const companies = openCompanies(ground);
  const { sessions: companySessions } = companies;
  const authenticate = createAuthenticate({ db, now, tokens, sessions, companySessions, hasRateLimits });
  const account = {
    ...{ db, audit, wakeMails, hasRateLimits, sessions, companies },
    guesses: createGuessLimits(db, hasRateLimits),
    passwords,
    hashNew: createHashNewPassword({ db, passwords, settings, warn: (err, message) => log.warn({ err }, message) }),
    codes: createCodes({ passwords, secret, issuer: new URL(publicEditorUrl).host }),
    passkeys: createPasskeys(db, publicEditorUrl),
    limitChallenges: createFloodLimit(db, { isOn: hasRateLimits, name: 'passkey', times: 200, seconds: 600 }),
    logIn: createLogIn({ db, audit, sessions, wakeMails, companies, secondFactorRoles: settings.secondFactorRoles }),
  };
  const { clients } = companies;
  const company = { ...account, ...{ log, authenticate, clients, companySessions, publicEditorUrl, authDays } };
  return {
    calls: {
      ...accountHandlers(account),
      ...confirmHandlers(account),
      ...stepHandlers(account),
      ...passkeyHandlers(account),
      ...codeHandlers(account),
      ...companyHandlers(company),
      ...userHandlers({ db, wakeMails, publicEditorUrl, hasMailServer: smtpUrl !== undefined, byCompanyOnly }),
      ...tokenHandlers(db),
      ...roleHandlers(db),
      ...auditHandlers(db),
    },
    audit,
    authenticate,
    routes: (app: Express): void => companyRoute(app, company),
    /** The link that creates the first administrator; null once a user exists. */
    firstAdministratorLink: async (): Promise<string | null> =>
      byCompanyOnly ? null : firstAdministratorLink(db, publicEditorUrl),
  };
}
