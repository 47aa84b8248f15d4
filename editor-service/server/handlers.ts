import { createPasswords, PASSWORD_ROUNDS } from './accounts/passwords.ts';
import { createDeviceTokens } from './accounts/session-tokens.ts';
import { userHandlers } from './accounts/user-handlers.ts';
import { tokenHandlers } from './api-tokens/token-handlers.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import type { Handlers } from './calls/call-context.ts';
import { createFindProblems } from './checks/find-problems.ts';
import { domainHandlers } from './domains/domain-handlers.ts';
import { createCaptcha } from './forms/captcha.ts';
import { formHandlers } from './forms/form-handlers.ts';
import { createFormPlaceOf } from './forms/form-place.ts';
import { createFormTokens } from './forms/form-tokens.ts';
import { hubHandlers } from './hub/hub-handlers.ts';
import { importHandlers } from './imports/import-handlers.ts';
import { linkHandlers } from './links/link-handlers.ts';
import { mailHandlers } from './mail/mail-handlers.ts';
import { mailchimp } from './mailing-list/mailchimp.ts';
import { storedList } from './mailing-list/mailing-list.ts';
import { mailingListHandlers } from './mailing-list/mailing-list-handlers.ts';
import { mediaHandlers } from './media/media-handlers.ts';
import { pageHandlers } from './pages/page-handlers.ts';
import type { Parts } from './parts.ts';
import { patternHandlers } from './patterns/pattern-handlers.ts';
import { askReader } from './preview/ask-reader.ts';
import { previewLinkHandlers } from './preview-links/preview-link-handlers.ts';
import { findTexts } from './replace/find-texts.ts';
import { replaceTexts } from './replace/replace-texts.ts';
import { reportPages } from './report/report-pages.ts';
import { roleHandlers } from './roles/role-handlers.ts';
import { scheduleHandlers } from './schedules/schedule-handlers.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { sectionHandlers } from './sections/section-handlers.ts';
import { listWaiting } from './sets/list-waiting.ts';
import { loadCopies } from './sets/load-copies.ts';
import { previewSet } from './sets/preview-set.ts';
import { publishSet } from './sets/publish-set.ts';
import { siteDocumentHandlers } from './site-documents/site-document-handlers.ts';
import { loadSystem } from './system/operator-warnings.ts';
import { webhookHandlers } from './webhook/webhook-handlers.ts';

/** The handler of each call of the contract: a missing or a wrong one does not compile. */
export function createHandlers(parts: Parts): Handlers {
  const { settings, log, db, environment, publicEditorUrl, secret, tokens, previewTokens, audit } = parts;
  const { delivery, previews, cards, sites, variants, uploads, commits, mails, renderSet, schedules, now, webhook } =
    parts;
  const { events } = delivery;
  const { commit } = delivery.publishing;
  const { authDays, hasRateLimits, mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  const wakeMails = mails.wake;
  const hasMailServer = settings.smtpUrl !== undefined;
  const passwords = createPasswords(PASSWORD_ROUNDS);
  const findProblems = createFindProblems({ db, previews, variants, environment, publicEditorUrl });
  const placeOf = createFormPlaceOf(db, environment);
  const formTokens = createFormTokens(secret);
  const checkCaptcha = createCaptcha(settings, log);
  const list = apiKey ? mailchimp({ apiKey, apiUrl, log }) : storedList(db);
  return {
    ...userHandlers({
      db,
      audit,
      passwords,
      tokens,
      devices: createDeviceTokens(secret),
      wakeMails,
      publicEditorUrl,
      authDays,
      hasRateLimits,
      hasMailServer,
    }),
    ...tokenHandlers(db),
    ...roleHandlers(db),
    ...auditHandlers(db),
    ...pageHandlers({ db, log, audit, commit, events, findProblems, now }),
    ...scheduleHandlers({ db, now, wakeSchedules: schedules.wake }),
    'publish/waiting': listWaiting(db),
    'publish/loadCopies': loadCopies(db),
    'publish/preview': previewSet(db),
    'publish/set': publishSet({ db, audit, commit, findProblems, renderSet }),
    'publish/events': (_payload, _context, send) => events.subscribe(send),
    ...domainHandlers({ db, commit }),
    ...siteDocumentHandlers({ db, commit }),
    ...previewLinkHandlers({ db, tokens: previewTokens, publicEditorUrl }),
    'content/find': findTexts(db),
    'content/replace': replaceTexts(db),
    ...importHandlers(db),
    'report/loadPages': reportPages({ db, environment, publicEditorUrl }),
    ...sectionHandlers(db),
    ...patternHandlers(db),
    'reader/ask': askReader(db, environment),
    ...linkHandlers({ db, previews, environment, publicEditorUrl }),
    ...mediaHandlers({ db, commit, uploads }),
    ...formHandlers({ db, log, placeOf, tokens: formTokens, checkCaptcha, commits, wakeMails, hasRateLimits }),
    ...mailHandlers(db, mails),
    ...webhookHandlers(db, webhook),
    ...mailingListHandlers({ db, log, placeOf, list, hasRateLimits }),
    ...hubHandlers({ db, commit, cards }),
    ...searchHandlers({ db, commit, sites }),
    'system/load': loadSystem({ db, settings, now }),
  };
}
