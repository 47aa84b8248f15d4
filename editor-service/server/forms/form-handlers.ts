import { format } from 'date-fns/format';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { formsAt, formsWithCaptcha, formsWithoutRecipient } from '#content-store/drafts/forms/forms.ts';
import {
  countSubmissions,
  eachSubmission,
  listSubmissions,
  type SubmissionFilter,
} from '#content-store/drafts/forms/list-submissions.ts';
import { releaseMails } from '#content-store/drafts/forms/mails.ts';
import {
  acceptSubmission,
  assignSubmission,
  eraseSubmissions,
  submissionById,
} from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import { PLACEHOLDER } from '#content-store/model/forms/placeholders.ts';
import { shownAnswer, withoutTick } from '#content-store/model/forms/shown-answer.ts';
import type { StoredSubmission, Submission } from '#content-store/model/forms/submission.ts';
import { currentForm } from '#site/content/current-form.ts';
import { Download } from '../../contract/answers.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { activeDomainId } from '../content/domain-for.ts';
import type { HandlersOf, LoggedInContext } from '../http/call-context.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import { csvFile } from './csv.ts';
import { holderName } from './holder-name.ts';
import { fillSubject, fillTemplate } from './mail/mail-text.ts';
import { erasureTime, queueMails, settingsOf } from './store-submission.ts';
import { giveToken, submitForm, type VisitorNeeds } from './submit-form.ts';

const MAX_AT_ONCE = 1000;

interface Needs extends Omit<VisitorNeeds, 'limit'> {
  /** Forms can ask for a captcha. */
  hasCaptcha: boolean;
}

/** Submitting forms, and managing submissions. */
export function formHandlers({ hasCaptcha, ...needs }: Needs): HandlersOf<'forms' | 'quarantine'> {
  const { db, placeOf, wakeMails, hasRateLimits } = needs;
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'submit', times: 100, seconds: 600 });
  const limitPreviews = createFloodLimit(db, { isOn: hasRateLimits, name: 'preview', times: 10, seconds: 60 });

  const filterOf = async (query: Query, context: LoggedInContext): Promise<SubmissionFilter> => {
    const { identifier, fromDate: from, toDate: to, toBeAssigned, showDraftSubmissions } = query;
    const states = showDraftSubmissions ? (['received', 'draft'] as const) : (['received'] as const);
    return { domainId: await activeDomainId(db, context), states, identifier, from, to, toBeAssigned };
  };
  const pageOf = async (filter: SubmissionFilter, { limit, page }: { limit: number; page: number }) => ({
    formSubmissions: (await listSubmissions(db, filter, { limit, offset: (page - 1) * limit })).map(withSubject),
    total: await countSubmissions(db, filter),
  });

  return {
    'forms/token': giveToken({ ...needs, limit }),
    'forms/submit': submitForm({ ...needs, limit }),

    /** The forms it may belong to, as they are on the site now; removed ones are missing. */
    'forms/getCandidates': async ({ _id }, context) => {
      const { domainId } = await placeOf(context);
      const { forms } = await unassigned(db, { _id, domainId });
      const named = forms.map(async ({ pageId, blockKey, form: { title, recipient, subject } }) => {
        const holder = await holderName(db, pageId, 'published');
        return { pageId, blockKey, title, recipient, subject, holder };
      });
      return Promise.all(named);
    },

    /** Makes it a submission of that form, whose recipients and visitor get their mails now, once. */
    'forms/assign': async ({ _id, pageId, blockKey }, context) => {
      const { domainId, siteUrl } = await placeOf(context);
      const at = new Date().toISOString();
      await transact(db, async (transaction) => {
        const { submission, forms } = await unassigned(transaction, { _id, domainId });
        const form = forms.find((one) => one.pageId === pageId && one.blockKey === blockKey)?.form;
        if (!form) throw new AppError('not-found', 'This form is no longer on the site');
        const change = { settings: settingsOf(form), eraseAt: erasureTime(form, at) };
        await assignSubmission(transaction, submission, change);
        const ofVisitor = { values: submission.form, triedBy: null, causedBy: '', hasLimits: false };
        const about = { submissionId: _id, isHeld: false };
        await queueMails(transaction, { domainId, siteUrl, at, ...ofVisitor }, form, about);
      });
      wakeMails();
      return { _id };
    },

    /** The confirmation as a visitor would get it, with these values; other names stay, for the editor to see. */
    'forms/getSuccessEmailPreview': async ({ text, values }, { caller }) => {
      await limitPreviews(caller.userId);
      const named = Array.from(text.matchAll(PLACEHOLDER), ([placeholder, name = '']) => [name, placeholder]);
      return fillTemplate(text, { ...Object.fromEntries(named), ...values });
    },

    /** One page of submissions, the total, and the newest thousand for use in the browser. */
    'forms/getSubmissions': async (query, context) => {
      const filter = await filterOf(query, context);
      const page = await pageOf(filter, query);
      return { ...page, allSubmissions: (await listSubmissions(db, filter, { limit: MAX_AT_ONCE })).map(withSubject) };
    },

    'forms/getWithoutRecipient': async (_, context) => {
      const domainId = await activeDomainId(db, context);
      const withoutCaptcha = hasCaptcha ? [] : await formsWithCaptcha(db, domainId);
      return { forms: await formsWithoutRecipient(db, domainId), withoutCaptcha };
    },

    /** The whole filtered set as a CSV file. */
    'forms/generateCSV': async (query, context) => {
      const filter = await filterOf(query, context);
      // Submissions that arrive while the file is written would not fit its columns.
      const upToNow = { ...filter, to: filter.to ?? new Date().toISOString() };
      const rows = submissionRows(() => eachSubmission(db, upToNow));
      return new Download('Form Submissions Export.csv', rows);
    },

    /** Erases a submission and its mails permanently. */
    'forms/eraseSubmission': async ({ _id }, context) => {
      const ref = { _id, domainId: await activeDomainId(db, context) };
      await transact(db, async (transaction) => {
        if (!(await submissionById(transaction, ref))) throw unknownSubmission();
        await eraseSubmissions(transaction, [_id]);
      });
      return { _id };
    },

    /** Submissions that look like spam, each with the reason. */
    'quarantine/list': async (query, context) =>
      pageOf({ domainId: await activeDomainId(db, context), states: ['quarantined'] }, query),

    /** Accepts a quarantined submission as genuine: it joins the others and its mails are sent. */
    'quarantine/release': async ({ _id }, context) => {
      const ref = { _id, domainId: await activeDomainId(db, context) };
      await transact(db, async (transaction) => {
        if ((await submissionById(transaction, ref))?.state !== 'quarantined') throw unknownSubmission();
        await acceptSubmission(transaction, ref);
        await releaseMails(transaction, _id, new Date().toISOString());
      });
      wakeMails();
      return { _id };
    },
  };
}

type Query = CheckedPayloadOf<'forms/getSubmissions'>;

const unknownSubmission = () => new AppError('not-found', 'This submission could not be found');

/** A submission that is to be assigned, and those of its candidates that are on the site. Throws AppError `not-found`. */
async function unassigned(db: Db, { _id, domainId }: { _id: string; domainId: string }) {
  const submission = await submissionById(db, { _id, domainId });
  if (submission?.state !== 'received' || !submission.candidates)
    throw new AppError('not-found', 'There is no unassigned submission with this id');
  const source = { kind: 'enquiry', copy: 'published', domainId } as const;
  const now = new Date().toISOString();
  const versions = submission.candidates.map((address) => formsAt(db, { ...source, ...address }, now));
  const newest = (await Promise.all(versions)).flatMap(([first]) => first ?? []);
  return { submission, forms: newest.map((found) => ({ ...found, form: currentForm(found.form) })) };
}

/** The submission with the subject of its mail: stored is the form's, with the names of fields. */
function withSubject({ settings, ...submission }: StoredSubmission): StoredSubmission {
  const subject = fillSubject(settings.subject, mapValues(submission.form, shownAnswer));
  return { ...submission, settings: { ...settings, subject } };
}

const mapValues = (form: Submission['form'], written: (value: string) => string): Submission['form'] =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, written(value)]));

/** The columns before those of the form's own fields. */
const COLUMNS = ['Form Identifier', 'Email Subject', 'Email Recipient', 'Email ccs', 'Submitted At'];
/** The specified form, and the zone of this machine. */
const SUBMITTED_AT = 'h:mm aaa, dd/MM/yyyy O';

/** Submissions as a CSV file, newest first, with a column for every field name that occurs. */
function submissionRows(read: () => AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  return csvFile(COLUMNS, async function* () {
    for await (const submission of read()) {
      const { settings, form, createdAt, candidates } = withSubject(submission);
      const { identifier, subject, recipient, ccs } = settings;
      const copies = ccs.map(({ email }) => email).join(', ');
      const sentTo = candidates ? 'Unassigned' : recipient;
      const cells = [identifier, subject, sentTo, copies, format(createdAt, SUBMITTED_AT)];
      yield { cells, values: mapValues(form, withoutTick) };
    }
  });
}
