import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import {
  type CompanySession,
  claimAsking,
  companySession,
  noteAnswer,
  noteNoAnswer,
  takeCompanySession,
} from '#content-store/drafts/people/companies.ts';
import { endSession } from '#content-store/drafts/people/sessions.ts';
import type { Log } from '../../runtime/log.ts';
import type { createSeal } from '../../runtime/seal.ts';
import { type CompanyClient, isOver, type Tokens } from './company-client.ts';
import { applyGroups } from './company-people.ts';

/** A group that is taken away has no rights after this time. */
const ASKED_AGAIN_MS = 60_000;
/** How long people work on, without new rights, while their company does not answer. */
const UNANSWERED_MS = 15 * 60_000;

interface Needs {
  db: Db;
  log: Log;
  clients: ReadonlyMap<string, CompanyClient>;
  seal: ReturnType<typeof createSeal>;
  /** Where people come back to after they have logged out. */
  publicEditorUrl: string;
}

export type CompanySessions = ReturnType<typeof createCompanySessions>;

/** Sessions that began with the log-in of a company, which is asked while they are used. */
export function createCompanySessions({ db, log, clients, seal, publicEditorUrl }: Needs) {
  const tokensIn = ({ sealed }: CompanySession): Tokens => JSON.parse(seal.open(sealed) ?? 'null');
  const asking = new Map<string, Promise<boolean>>();

  const end = async (id: string): Promise<false> => {
    await endSession(db, id);
    await takeCompanySession(db, id);
    return false;
  };

  const noAnswer = async (id: string, { company, unansweredSince }: CompanySession, now: Date, error: unknown) => {
    log.warn({ err: error, company }, 'the log-in of a company does not answer');
    if (unansweredSince === '') await noteNoAnswer(db, id, now.toISOString());
    else if (now.getTime() - Date.parse(unansweredSince) > UNANSWERED_MS) return end(id);
    return true;
  };

  const ask = async (id: string, session: CompanySession, client: CompanyClient, now: Date): Promise<boolean> => {
    const before = new Date(now.getTime() - ASKED_AGAIN_MS).toISOString();
    // Another instance asks, or nothing can be written: people go on reading while a disk is full.
    if (!(await claimAsking(db, id, now.toISOString(), before).catch(() => false))) return true;
    try {
      const { tokens, groups } = await client.askAgain(tokensIn(session));
      await transact(db, async (transaction) => {
        await noteAnswer(transaction, id, seal.seal(JSON.stringify(tokens)));
        await applyGroups(transaction, session.userId, client.company, groups);
      });
      return true;
    } catch (error) {
      return isOver(error) ? end(id) : noAnswer(id, session, now, error);
    }
  };

  return {
    /** Asks the company of a session whether it goes on, at most once a minute; false when it is over. */
    goesOn: async (id: string): Promise<boolean> => {
      const session = await companySession(db, id);
      const client = session && clients.get(session.company);
      if (!session || !client) return end(id);
      const now = new Date();
      if (now.getTime() - Date.parse(session.askedAt) < ASKED_AGAIN_MS) return asking.get(id) ?? true;
      const answer = asking.get(id) ?? ask(id, session, client, now).finally(() => asking.delete(id));
      asking.set(id, answer);
      return answer;
    },

    /** What a session has to be stored with that begins now. */
    sealed: (tokens: Tokens): string => seal.seal(JSON.stringify(tokens)),

    /** Keeps what the company says when the person of a session logs in there again: their earlier tokens may have ended. */
    renew: async (id: string, company: string, tokens: Tokens): Promise<void> => {
      if ((await companySession(db, id))?.company === company)
        await noteAnswer(db, id, seal.seal(JSON.stringify(tokens)));
    },

    /** Forgets the company of a session that ends; returns the address at which the person logs out there, too. */
    endAddress: async (id: string): Promise<string | undefined> => {
      const session = await takeCompanySession(db, id);
      if (!session) return undefined;
      const client = clients.get(session.company);
      return client?.end(tokensIn(session), `${publicEditorUrl}/`).catch(() => undefined);
    },
  };
}
