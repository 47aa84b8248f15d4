import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { formCalls } from '../../contract/form-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { fillTemplate } from '../mail/fill-template.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import type { Log } from '../runtime/log.ts';
import type { Captcha } from './captcha.ts';
import type { FormCommits } from './form-commits.ts';
import type { FormPlaceOf } from './form-place.ts';
import type { FormTokens } from './form-tokens.ts';
import { giveToken } from './give-token.ts';
import { eraseSubmission, listQuarantine, releaseSubmission } from './quarantine.ts';
import { generateCsv, getSubmissions } from './submissions.ts';
import { submitForm } from './submit-form.ts';

interface Parts {
  db: Db;
  log: Log;
  placeOf: FormPlaceOf;
  tokens: FormTokens;
  captcha: Captcha;
  commits: FormCommits;
  /** Has the mails sent that are queued. */
  wakeMails: () => void;
  hasRateLimits: boolean;
}

/** What visitors send through forms, and what editors do with it. */
export function formHandlers(parts: Parts): HandlersOf<typeof formCalls> {
  const { db, log, placeOf, tokens, captcha, commits, wakeMails, hasRateLimits } = parts;
  const limit = createFloodLimit({ isOn: hasRateLimits, times: 100, seconds: 600 });
  const limitPreviews = createFloodLimit({ isOn: hasRateLimits, times: 10, seconds: 60 });
  return {
    'forms/token': giveToken({ db, limit, placeOf, tokens, commits }),
    'forms/submit': submitForm({ db, log, limit, placeOf, tokens, captcha, commits, wakeMails, hasRateLimits }),
    /** The confirmation as a visitor would get it, with these values. */
    'forms/getSuccessEmailPreview': async ({ text, values }, { caller }) => {
      await limitPreviews(caller.userId);
      return fillTemplate(text, values);
    },
    'forms/getSubmissions': getSubmissions(db),
    'forms/generateCSV': generateCsv(db),
    'forms/eraseSubmission': eraseSubmission(db),
    'quarantine/list': listQuarantine(db),
    'quarantine/release': releaseSubmission(db, wakeMails),
  };
}
