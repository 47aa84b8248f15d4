import type { Handler } from '../calls/call-context.ts';

/** Who is logged in, or null. */
export const currentUser: Handler<'user/me'> = (_payload, { caller }) => ({
  user: caller && { username: caller.username, roles: caller.roles },
});
