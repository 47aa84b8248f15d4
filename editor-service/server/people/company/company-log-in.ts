import { randomBytes } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { insertChallenge, takeChallenge } from '#content-store/drafts/people/challenges.ts';
import { companyPerson } from '#content-store/drafts/people/companies.ts';
import { accountById } from '#content-store/drafts/people/find-user.ts';
import { confirmSession } from '#content-store/drafts/people/sessions.ts';
import { requireAdministrator } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Audit, Authenticate, CallContext, Handlers } from '../../http/call-context.ts';
import { networkOf } from '../../http/network-of.ts';
import { visitOf } from '../../http/visit-of.ts';
import { sendSentence } from '../../http/waiting/waiting-page.ts';
import type { FloodLimit } from '../../runtime/flood-limit.ts';
import type { Log } from '../../runtime/log.ts';
import { type LogIn, PROBLEM } from '../log-in.ts';
import type { Checks, CompanyAnswer, CompanyClient } from './company-client.ts';
import { applyGroups, personOf } from './company-people.ts';
import type { CompanySessions } from './company-sessions.ts';

/** Long enough for a nonce, and for a code verifier (RFC 7636). */
const random = () => randomBytes(32).toString('base64url');

/** How long a person may take at their company. */
const AWAY_MS = 10 * 60_000;
const AWAY = 'company';

/** What waits while a person is at their company. */
interface Away extends Checks {
  company: string;
  /** The path at which they go on. */
  goTo: string;
}

interface Needs {
  db: Db;
  log: Log;
  audit: Audit;
  authenticate: Authenticate;
  clients: ReadonlyMap<string, CompanyClient>;
  companySessions: CompanySessions;
  logIn: LogIn;
  limitChallenges: FloodLimit;
  wakeMails: () => void;
  publicEditorUrl: string;
  authDays: number;
}

/** Sends people to the log-in of their company. */
export function companyHandlers(needs: Needs): Pick<Handlers, 'user/startCompany'> {
  const { db, clients, limitChallenges, publicEditorUrl } = needs;
  return {
    'user/startCompany': async ({ company, goTo }, context) => {
      await limitChallenges(networkOf(context.address));
      const client = clients.get(company);
      if (!client) throw new AppError('not-found', 'This log-in is not there any more');
      const { caller } = context;
      const checks = { nonce: random(), verifier: random(), isAgain: caller !== null };
      const away: Away = { ...checks, company, goTo: pathWithin(publicEditorUrl, goTo) };
      const expiresAt = new Date(Date.now() + AWAY_MS).toISOString();
      const content = JSON.stringify(away);
      const state = await insertChallenge(db, { purpose: AWAY, userId: caller?.userId ?? null, content, expiresAt });
      const address = await client.begin(state, checks).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError('unavailable', notReached(client), { cause });
      });
      context.step.begin(state);
      return { address };
    },
  };
}

const notReached = ({ company: { title } }: CompanyClient): string =>
  `${title} cannot be reached right now. Please try again in a moment.`;

/** A path of the editor; anything that leads elsewhere is its first page. */
function pathWithin(editorUrl: string, path: string): string {
  const url = URL.canParse(path, editorUrl) ? new URL(path, editorUrl) : new URL(editorUrl);
  return url.origin === new URL(editorUrl).origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : '/';
}

/** `/_company/<id>`: where a company sends its people back to. */
export function companyRoute(app: Express, needs: Needs): void {
  const { db, log, audit, limitChallenges, authDays, publicEditorUrl } = needs;
  app.get('/_company/:id', async (request, response) => {
    const context: CallContext = { caller: null, site: null, upload: null, ...visitOf(request, response, authDays) };
    const goOn = (path: string) => {
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      response.redirect(303, new URL(path, publicEditorUrl).href);
    };
    try {
      await comeBack(needs, context, request, response, goOn);
    } catch (error) {
      log.warn({ err: error, company: request.params.id }, 'a log-in by a company was refused');
      await limitChallenges(networkOf(context.address));
      await audit(context, 'login refused', {});
      const expiresAt = new Date(Date.now() + AWAY_MS).toISOString();
      const content = error instanceof AppError && error.code !== 'internal' ? error.message : NOT_DONE;
      context.step.begin(await insertChallenge(db, { purpose: PROBLEM, userId: null, content, expiresAt }));
      goOn(ASKING);
    }
  });
}

const NOT_DONE = 'Your company’s log-in did not let you in. Please try again, or ask an administrator.';
const TOO_LATE = 'This took too long, please log in again';
/** Opens the log-in, which says what is missing. */
const ASKING = '/?logIn';

async function comeBack(
  needs: Needs,
  context: CallContext,
  request: Request,
  response: Response,
  goOn: (path: string) => void,
): Promise<void> {
  const { db, clients } = needs;
  const { state } = request.query;
  const client = clients.get(String(request.params.id));
  // The state belongs to this browser: another person's answer cannot be given in it.
  if (!client || typeof state !== 'string' || state !== context.step.token) throw new AppError('invalid', TOO_LATE);
  const challenge = await takeChallenge(db, AWAY, state, new Date().toISOString());
  const away: Away | undefined = challenge && JSON.parse(challenge.content);
  if (!challenge || away?.company !== client.company.id) throw new AppError('invalid', TOO_LATE);
  const answer = await client.finish(request.originalUrl, state, away);
  if (challenge.userId !== null) {
    await confirm(needs, request, context, client, answer, challenge.userId);
    return sendSentence(request, response, 200, 'Thank you. You can close this window and go on.');
  }
  const needsMore = await enter(needs, context, client, answer);
  goOn(needsMore ? ASKING : away.goTo);
}

/** Begins the session of the person, or what comes before it: true for that. */
async function enter(needs: Needs, context: CallContext, client: CompanyClient, answer: CompanyAnswer) {
  const { db, logIn, clients, companySessions, audit, wakeMails } = needs;
  const companies = Array.from(clients.values(), (one) => one.company);
  const { company } = client;
  const { tokens, groups, hasTwoFactors } = answer;
  const { account, isFirst, begin } = await transact(db, async (transaction) => {
    const found = await personOf(transaction, company, companies, answer, new Date().toISOString());
    const { _id, roles: before } = found.account.user;
    await applyGroups(transaction, _id, company, groups);
    const account = (await accountById(transaction, _id)) ?? found.account;
    // Whoever tries this first does not lock themselves out.
    if (before.some((role) => !account.user.roles.includes(role))) await requireAdministrator(transaction);
    const grant = { company: company.id, sealed: companySessions.sealed(tokens) };
    const proofs = ['company', ...(hasTwoFactors ? (['companyFactors'] as const) : [])] as const;
    const begin = await logIn.enter(transaction, context, { account, proofs, grant });
    return { account, isFirst: found.isFirst, begin };
  });
  const { username: actor } = account.user;
  if (isFirst) await audit(context, 'company joined', { actor, subject: company.title });
  wakeMails();
  return (await begin()).needs !== undefined;
}

/** Notes that the person of a session has logged in again. Throws `invalid` when it was another one. */
async function confirm(
  { db, audit, authenticate, companySessions }: Needs,
  request: Request,
  context: CallContext,
  { company }: CompanyClient,
  { tokens }: CompanyAnswer,
  userId: string,
): Promise<void> {
  const { caller } = await authenticate(request);
  const person = await companyPerson(db, company.issuer, tokens.subject);
  if (!caller?.sessionId || caller.userId !== userId || person !== userId)
    throw new AppError('invalid', 'You logged in as another person');
  context.step.end();
  await confirmSession(db, caller.sessionId, new Date().toISOString());
  await companySessions.renew(caller.sessionId, company.id, tokens);
  await audit({ ...context, caller }, 'confirm', {});
}
