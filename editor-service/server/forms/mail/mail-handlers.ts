import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listMails, retryMail } from '#content-store/drafts/forms/mail-list.ts';
import { activeDomainId } from '../../content/domain-for.ts';
import type { HandlersOf, LoggedInContext } from '../../http/call-context.ts';
import type { MailWorker } from './mail-worker.ts';

/** The mails of a domain, for administrators also those about accounts and schedules: waiting, sent, and failed with the reason. */
export function mailHandlers(db: Db, mails: Pick<MailWorker, 'tryNow'>): HandlersOf<'mail'> {
  const placeOf = async (context: LoggedInContext) => ({
    domainId: await activeDomainId(db, context),
    withOwn: context.caller.isAdmin,
  });
  return {
    'mail/list': async ({ state, limit, page }, context) => {
      return listMails(db, { ...(await placeOf(context)), state, limit, offset: (page - 1) * limit });
    },

    /** Retries a mail that could not be sent. */
    'mail/retry': async ({ _id }, context) => {
      await retryMail(db, _id, await placeOf(context), new Date().toISOString());
      mails.tryNow();
      return { _id };
    },
  };
}
