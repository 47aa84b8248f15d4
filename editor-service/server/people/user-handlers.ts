import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetUnsentLinks } from '#content-store/drafts/forms/mails.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import { listUsers, nameOfPerson, namesOfPeople } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks, linksUntil } from '#content-store/drafts/people/one-time-links.ts';
import { waysInOfAll } from '#content-store/drafts/people/second-factors.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, removeInvited, requireAdministrator, setDisabled } from '#content-store/drafts/people/users.ts';
import { removePreviewLinksBy } from '#content-store/drafts/preview/preview-links.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import { defaultDomain } from '../content/domain-for.ts';
import type { Caller, Handlers } from '../http/call-context.ts';
import { wordsOfPerson } from '../runtime/words.ts';
import { LINK_HOURS, passwordLink, queuePasswordMail } from './password-mail.ts';
import { requireUser } from './tokens-and-roles.ts';

interface Needs {
  db: Db;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  /** Base address of links to the editor. */
  publicEditorUrl: string;
  /** Mails reach people; otherwise they are files on this machine. */
  hasMailServer: boolean;
  byCompanyOnly: boolean;
}

type Handled = 'names' | 'list' | 'invite' | 'inviteAgain' | 'withdrawInvitation' | 'disable';

/** The list of users, and their invitations. */
export function userHandlers(needs: Needs): Pick<Handlers, `user/${Handled}`> {
  const { db, wakeMails, publicEditorUrl, hasMailServer, byCompanyOnly } = needs;

  /** In one transaction finds or adds the person, and mails them a link to choose a password or to log in, or else returns it. */
  const invite = async (personOf: (db: Db, at: string) => Promise<User>, byMail: boolean, { username }: Caller) => {
    const invited = await transact(db, async (transaction) => {
      const at = new Date().toISOString();
      const user = await personOf(transaction, at);
      // The link of a mail that goes out later would replace this one.
      await forgetUnsentLinks(transaction, user.email);
      const who = await nameOfPerson(transaction, username);
      const { t } = await wordsOfPerson(transaction, user._id);
      const site = (await defaultDomain(transaction))?.name ?? t('a website');
      const subject = t('{who} invites you to edit {site}', { who, site });
      if (byMail) await queuePasswordMail(transaction, user.email, subject, at);
      const link = () =>
        byCompanyOnly ? publicEditorUrl : passwordLink(transaction, publicEditorUrl, user, LINK_HOURS.invitation);
      return { user, link: byMail ? null : await link() };
    });
    wakeMails();
    return invited;
  };

  return {
    'user/names': async () => Array.from(await namesOfPeople(db), ([username, name]) => ({ username, name })),

    'user/list': async () => {
      const until = await linksUntil(db, new Date().toISOString());
      const ways = await waysInOfAll(db);
      const users = (await listUsers(db)).map((user) => {
        const invitedUntil = user.verified ? null : (until.get(user._id) ?? null);
        return { ...user, invitedUntil, logsInWith: ways.get(user._id) ?? [] };
      });
      return { users, total: users.length };
    },

    'user/invite': (person, { caller }) => {
      const add = (transaction: Db, at: string) => createUser(transaction, { ...person, passwordHash: null }, at);
      return invite(add, hasMailServer, caller);
    },

    'user/inviteAgain': ({ _id, byMail }, { caller }) => {
      const invited = async (transaction: Db) => {
        const user = await requireUser(transaction, _id);
        if (user.verified) throw new AppError('conflict', `${user.username} has already accepted the invitation`);
        if (user.disabled) throw new AppError('conflict', `The account of ${user.username} is disabled`);
        return user;
      };
      return invite(invited, byMail && hasMailServer, caller);
    },

    'user/withdrawInvitation': ({ _id }) =>
      transact(db, async (transaction) => {
        const user = await requireUser(transaction, _id);
        await removeInvited(transaction, _id);
        return user;
      }),

    /** Closes an account and ends its sessions, tokens and links, or opens it again. The last administrator's stays open. */
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
