import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listUsers } from '#content-store/drafts/people/users.ts';
import type { userCalls } from '../../contract/user-calls.ts';
import type { Audit } from '../audit/create-audit.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { disableUser } from './disable-user.ts';
import { forgotPassword } from './forgot-password.ts';
import { createGuessLimits } from './guess-limit.ts';
import { inviteUser } from './invite-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { Passwords } from './passwords.ts';
import type { SessionTokens } from './session-tokens.ts';
import { setPassword } from './set-password.ts';

interface Parts {
  db: Db;
  audit: Audit;
  passwords: Passwords;
  tokens: SessionTokens;
  /** Has the mails sent that are queued. */
  wakeMails: () => void;
  /** Where links to the editor lead. */
  editorUrl: string;
  authDays: number;
  hasRateLimits: boolean;
}

/** Signing in and out, passwords, and the list of users. */
export function userHandlers(parts: Parts): HandlersOf<typeof userCalls> {
  const { db, audit, passwords, tokens, wakeMails, editorUrl, authDays, hasRateLimits } = parts;
  const guesses = createGuessLimits(db, hasRateLimits);
  return {
    'user/login': logIn({ db, audit, guesses, passwords, tokens, authDays }),
    'user/me': (_payload, { caller }) => ({ user: caller && { username: caller.username, roles: caller.roles } }),
    'user/logout': logOut(db, audit),
    'user/forgotPassword': forgotPassword({ db, wakeMails, hasRateLimits }),
    'user/setPassword': setPassword({ db, audit, guesses, passwords }),
    'user/list': async () => {
      const users = await listUsers(db);
      return { users, total: users.length };
    },
    'user/invite': inviteUser(db, editorUrl),
    'user/disable': disableUser(db),
  };
}
