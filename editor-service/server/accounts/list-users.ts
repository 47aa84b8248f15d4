import { listUsers } from '#content-store/drafts/people/users.ts';
import type { Handler } from '../calls/call-context.ts';

/** Everybody, by username. */
export const showUsers: Handler<'user/list'> = async (_payload, { service }) => {
  const users = await listUsers(service.db);
  return { users, total: users.length };
};
