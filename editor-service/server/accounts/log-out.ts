import { endSession } from '#content-store/drafts/people/sessions.ts';
import { audit } from '../audit/audit-call.ts';
import type { Handler } from '../calls/call-context.ts';

/** Ends the session here and takes the cookie away; harmless without one. */
export const logOut: Handler<'user/logout'> = async (_payload, context) => {
  const { service, caller, session } = context;
  if (caller) {
    await endSession(service.db, caller.sessionId);
    await audit(context, 'logout', {});
  }
  session.end();
  return {};
};
