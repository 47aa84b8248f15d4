import type { Db } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import type { Handler } from '../calls/call-context.ts';
import { passwordLink } from './one-time-link.ts';

/** Adds somebody who has yet to choose a password, with the link that lets them. */
export const inviteUser =
  (db: Db, editorUrl: string): Handler<'user/invite'> =>
  async ({ username, email, roles }) => {
    const user = await createUser(db, { username, email, roles, passwordHash: null }, new Date().toISOString());
    return { user, link: await passwordLink(db, editorUrl, user) };
  };
