import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { requireAdministrator, setDisabled } from '#content-store/drafts/people/users.ts';
import type { Handler } from '../calls/call-context.ts';
import { requireUser } from './require-user.ts';

/** Closes an account, with its sessions and links, or opens it again. The last administrator's stays open. */
export const disableUser =
  (db: Db): Handler<'user/disable'> =>
  ({ _id, disabled }) =>
    transact(db, async (transaction) => {
      await setDisabled(transaction, _id, disabled, new Date().toISOString());
      const user = await requireUser(transaction, _id);
      await requireAdministrator(transaction);
      if (disabled) {
        await endSessionsOf(transaction, _id);
        await forgetOneTimeLinks(transaction, _id);
      }
      return user;
    });
