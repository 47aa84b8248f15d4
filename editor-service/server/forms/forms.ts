import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listMails, retryMail } from '#content-store/drafts/forms/mail-list.ts';
import { activeDomainId } from '../content/domain-for.ts';
import type { HandlersOf, LoggedInContext } from '../http/call-context.ts';
import { notificationMail } from '../notifications/notification-mail.ts';
import { onlyWayIn, passwordMail } from '../people/password-mail.ts';
import type { Ground } from '../runtime/ground.ts';
import { hasCaptcha } from '../runtime/settings.ts';
import { foldersOf } from '../storage/storage.ts';
import { createCaptcha } from './captcha.ts';
import { startFormCommits } from './form-commits.ts';
import { formHandlers } from './form-handlers.ts';
import { createFormPlaceOf } from './form-place.ts';
import { inWords } from './mail/mail-text.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import { mailchimp, storedList } from './mailing-list/mailing-list.ts';
import { mailingListHandlers } from './mailing-list/mailing-list-handlers.ts';
import { createFormTokens, type VisitorNeeds } from './submit-form.ts';

/** What visitors send in, the list of subscribers, and all mails of the service. */
export function openForms(ground: Ground, { runHook }: Pick<VisitorNeeds, 'runHook'>) {
  const { settings, db, log, now, secret, environment, publicEditorUrl } = ground;
  const { databaseAddress, hasRateLimits, smtpUrl, mailFrom: from } = settings;
  const { mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  const commits = startFormCommits(db, databaseAddress, log);
  const mails = createMailWorker({
    ...{ db, log, now },
    transport: createMailTransport({ smtpUrl, from, folder: foldersOf(settings).mail }),
    note: (attempt) => commits.commit('noteMailAttempt', attempt),
    // A link for a new password is created when it is sent, so that no token is ever stored in plain text; what was read
    // in the editor by then is left out of notifications.
    contentOf: async ({ id, kind, recipients: [email = ''], subject, content }) => {
      if (kind === 'account')
        return passwordMail(db, publicEditorUrl, { email, subject, onlyWay: onlyWayIn(settings) });
      const written = kind === 'notification' ? await notificationMail(db, publicEditorUrl, { id, email }) : content;
      return written && inWords(written);
    },
  });
  const wakeMails = mails.wake;
  const placeOf = createFormPlaceOf(db, environment);
  const list = apiKey ? mailchimp({ apiKey, apiUrl, log }) : storedList(db);
  return {
    calls: {
      ...formHandlers({
        ...{ db, log, placeOf, commits, wakeMails, hasRateLimits, runHook },
        tokens: createFormTokens(secret),
        checkCaptcha: createCaptcha(settings, log),
        hasCaptcha: hasCaptcha(settings),
      }),
      ...mailHandlers(db, mails.tryNow),
      ...mailingListHandlers({ db, log, placeOf, list, hasRateLimits }),
    },
    /** Sends due mails; call it after a commit that queued one. */
    wakeMails,
    start: mails.start,
    stop: async (): Promise<void> => {
      await using last = new AsyncDisposableStack();
      last.defer(commits.close);
      await mails.close();
    },
  };
}

/** The mails of a domain, for administrators also those about accounts and schedules: waiting, sent, and failed and why. */
function mailHandlers(db: Db, tryNow: () => void): HandlersOf<'mail'> {
  const scopeOf = async (context: LoggedInContext) => ({
    domainId: await activeDomainId(db, context),
    withOwn: context.caller.isAdmin,
  });
  return {
    'mail/list': async ({ state, limit, page }, context) => {
      return listMails(db, { ...(await scopeOf(context)), state, limit, offset: (page - 1) * limit });
    },

    /** Retries a mail that could not be sent. */
    'mail/retry': async ({ _id }, context) => {
      await retryMail(db, _id, await scopeOf(context), new Date().toISOString());
      tryNow();
      return { _id };
    },
  };
}
