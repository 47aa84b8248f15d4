import { createUser } from '#content-store/drafts/people/users.ts';
import type { Handler } from '../calls/call-context.ts';
import { passwordLink } from './one-time-link.ts';

/** Adds somebody who has yet to choose a password, with the link that lets them. */
export const inviteUser: Handler<'user/invite'> = async ({ username, email, roles }, { service }) => {
  const { db, environment } = service;
  const user = await createUser(db, { username, email, roles, passwordHash: null }, new Date().toISOString());
  return { user, link: await passwordLink(db, environment.apiUrl, user) };
};
