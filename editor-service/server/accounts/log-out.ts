import type { Db } from '#content-store/drafts/database/open-database.ts';
import { endSession } from '#content-store/drafts/people/sessions.ts';
import type { Audit } from '../audit/create-audit.ts';
import type { Handler } from '../calls/call-context.ts';

/** Ends the session here and takes the cookie away; harmless without one. */
export const logOut =
  (db: Db, audit: Audit): Handler<'user/logout'> =>
  async (_payload, context) => {
    const { caller, session } = context;
    if (caller) {
      await endSession(db, caller.sessionId);
      await audit(context, 'logout', {});
    }
    session.end();
    return {};
  };
