import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { requireAdministrator, setDisabled } from '#content-store/drafts/people/users.ts';
import type { Handler } from '../calls/call-context.ts';
import { requireUser } from './require-user.ts';

/** Closes an account, with its sessions and links, or opens it again. The last administrator's stays open. */
export const disableUser: Handler<'user/disable'> = ({ _id, disabled }, { service }) =>
  transact(service.db, async (db) => {
    await setDisabled(db, _id, disabled, new Date().toISOString());
    const user = await requireUser(db, _id);
    await requireAdministrator(db);
    if (disabled) {
      await endSessionsOf(db, _id);
      await forgetOneTimeLinks(db, _id);
    }
    return user;
  });
