import { patternHandlers } from './blocks/pattern-handlers.ts';
import { sectionHandlers } from './blocks/section-handlers.ts';
import { createCaptcha } from './forms/captcha.ts';
import { formHandlers } from './forms/form-handlers.ts';
import { createFormPlaceOf } from './forms/form-place.ts';
import { createFormTokens } from './forms/form-tokens.ts';
import { mailHandlers } from './forms/mail/mail-handlers.ts';
import { mailchimp } from './forms/mailing-list/mailchimp.ts';
import { storedList } from './forms/mailing-list/mailing-list.ts';
import { mailingListHandlers } from './forms/mailing-list/mailing-list-handlers.ts';
import type { Handlers } from './http/call-context.ts';
import { linkHandlers } from './links/link-handlers.ts';
import { mediaHandlers } from './media/media-handlers.ts';
import { importHandlers } from './move-in/import-handlers.ts';
import { loadSystem } from './operations/system/operator-warnings.ts';
import { pageHandlers } from './pages/page-handlers.ts';
import { findTexts } from './pages/replace/find-texts.ts';
import { replaceTexts } from './pages/replace/replace-texts.ts';
import { reportPages } from './pages/report/report-pages.ts';
import { searchHandlers } from './pages/search/search-handlers.ts';
import type { Parts } from './parts.ts';
import { auditHandlers } from './people/audit-handlers.ts';
import { createPasswords, PASSWORD_ROUNDS } from './people/passwords.ts';
import { roleHandlers } from './people/role-handlers.ts';
import { createDeviceTokens } from './people/session-tokens.ts';
import { tokenHandlers } from './people/token-handlers.ts';
import { userHandlers } from './people/user-handlers.ts';
import { askReader } from './preview/ask-reader.ts';
import { previewLinkHandlers } from './preview/links/preview-link-handlers.ts';
import { domainHandlers } from './site/domain-handlers.ts';
import { hubHandlers } from './site/hub/hub-handlers.ts';
import { siteDocumentHandlers } from './site/site-document-handlers.ts';

/** The handler of each call of the contract: a missing or a wrong one does not compile. */
export function createHandlers(parts: Parts): Handlers {
  const { settings, log, db, environment, publicEditorUrl, secret, now } = parts.ground;
  const { publishing, previews, cards, sites, uploads, commits, mails, tokens, previewTokens, audit } = parts;
  const { commit, events, findProblems } = publishing;
  const { authDays, hasRateLimits, mailchimpApiKey: apiKey, mailchimpApiUrl: apiUrl } = settings;
  const wakeMails = mails.wake;
  const hasMailServer = settings.smtpUrl !== undefined;
  const passwords = createPasswords(PASSWORD_ROUNDS);
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
    ...publishing.calls,
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
    ...mailingListHandlers({ db, log, placeOf, list, hasRateLimits }),
    ...hubHandlers({ db, commit, cards }),
    ...searchHandlers({ db, commit, sites }),
    'system/load': loadSystem({ db, settings, now }),
  };
}
