import type { formCalls } from '../../contract/form-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { fillTemplate } from '../mail/fill-template.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import { giveToken } from './give-token.ts';
import { eraseSubmission, listQuarantine, releaseSubmission } from './quarantine.ts';
import { generateCsv, getSubmissions } from './submissions.ts';
import { submitForm, type VisitorParts } from './submit-form.ts';

/** Submitting forms, and managing submissions. */
export function formHandlers(parts: Omit<VisitorParts, 'limit'>): HandlersOf<typeof formCalls> {
  const { db, wakeMails, hasRateLimits } = parts;
  const limit = createFloodLimit({ isOn: hasRateLimits, times: 100, seconds: 600 });
  const limitPreviews = createFloodLimit({ isOn: hasRateLimits, times: 10, seconds: 60 });
  return {
    'forms/token': giveToken({ ...parts, limit }),
    'forms/submit': submitForm({ ...parts, limit }),
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
