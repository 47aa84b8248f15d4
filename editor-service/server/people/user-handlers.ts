import { transact } from '#content-store/drafts/database/transact.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import { listUsers } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endSession, endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, requireAdministrator, setDisabled } from '#content-store/drafts/people/users.ts';
import { removePreviewLinksBy } from '#content-store/drafts/preview/preview-links.ts';
import type { HandlersOf } from '../http/call-context.ts';
import { forgotPassword, queuePasswordMail } from './forgot-password.ts';
import { createGuessLimits } from './guess-limit.ts';
import { logIn } from './log-in.ts';
import { passwordLink } from './one-time-link.ts';
import { requireUser } from './require-user.ts';
import type { SessionTokens } from './session-tokens.ts';
import { createSessions } from './sessions.ts';
import { type PasswordParts, setPassword } from './set-password.ts';

interface Parts extends Omit<PasswordParts, 'guesses' | 'sessions'> {
  tokens: SessionTokens;
  /** Tokens of known devices. */
  devices: SessionTokens;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  /** Base address of links to the editor. */
  publicEditorUrl: string;
  authDays: number;
  hasRateLimits: boolean;
  /** Mails reach people; otherwise they are files on this machine. */
  hasMailServer: boolean;
}

/** Signing in and out, passwords, and the list of users. */
export function userHandlers(parts: Parts): HandlersOf<'user'> {
  const { db, audit, passwords, tokens, devices, wakeMails, publicEditorUrl, authDays, hasRateLimits, hasMailServer } =
    parts;
  const guesses = createGuessLimits(db, hasRateLimits);
  const sessions = createSessions({ tokens, devices, authDays });
  return {
    'user/login': logIn({ db, audit, guesses, passwords, sessions }),
    'user/me': (_payload, { caller }) => ({ user: caller && { username: caller.username, roles: caller.roles } }),
    'user/loadRights': (_payload, { caller: { isAdmin } }) => ({ isAdmin }),
    'user/forgotPassword': forgotPassword({ db, audit, wakeMails, hasRateLimits }),
    'user/setPassword': setPassword({ db, audit, guesses, passwords, sessions }),

    /** Ends the session and removes the cookie; harmless without one. */
    'user/logout': async (_payload, context) => {
      const { caller, session } = context;
      if (caller?.sessionId) {
        await endSession(db, caller.sessionId);
        await audit(context, 'logout', {});
      }
      session.end();
      return {};
    },

    'user/list': async () => {
      const users = await listUsers(db);
      return { users, total: users.length };
    },

    /** Adds a user without a password, and mails them the link to choose one; without a mail server, it is returned. */
    'user/invite': async ({ username, email, roles }) => {
      const at = new Date().toISOString();
      const user = await transact(db, async (transaction) => {
        const created = await createUser(transaction, { username, email, roles, passwordHash: null }, at);
        if (hasMailServer) await queuePasswordMail(transaction, created.email, 'Invitation', at);
        return created;
      });
      wakeMails();
      return { user, link: hasMailServer ? null : await passwordLink(db, publicEditorUrl, user) };
    },

    /** Closes an account and ends its sessions, tokens and links, those to previews too, or opens it again. The last administrator's stays open. */
    'user/disable': ({ _id, disabled }) =>
      transact(db, async (transaction) => {
        await setDisabled(transaction, _id, disabled, new Date().toISOString());
        const user = await requireUser(transaction, _id);
        await requireAdministrator(transaction);
        if (disabled) {
          await endSessionsOf(transaction, _id);
          await forgetOneTimeLinks(transaction, _id);
          await revokeTokensOf(transaction, _id);
          await removePreviewLinksBy(transaction, user.username);
        }
        return user;
      }),
  };
}
