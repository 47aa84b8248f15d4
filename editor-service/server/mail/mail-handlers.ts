import { listMails, retryMail } from '#content-store/drafts/forms/mails.ts';
import type { Handler } from '../calls/call-context.ts';
import { activeDomainId } from '../forms/submission-handlers.ts';

/** The mails of the domain: what waits, what was sent and what could not be, with the reason. */
export const showMails: Handler<'mail/list'> = async ({ state, limit, page }, context) => {
  const domainId = await activeDomainId(context);
  return listMails(context.service.db, { domainId, state, limit, offset: (page - 1) * limit });
};

/** Sends a mail again that could not be sent. */
export const retry: Handler<'mail/retry'> = async ({ _id }, context) => {
  await retryMail(context.service.db, _id, await activeDomainId(context), new Date().toISOString());
  context.service.mails.tryNow();
  return { _id };
};
