import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { formsAt } from '#content-store/drafts/forms/forms.ts';
import { assignSubmission, submissionById } from '#content-store/drafts/forms/submissions.ts';
import { AppError } from '#content-store/model/error.ts';
import { currentForm } from '#site/content/current-form.ts';
import type { HandlersOf } from '../http/call-context.ts';
import type { FormPlaceOf } from './form-place.ts';
import { holderName } from './holder-name.ts';
import { erasureTime, queueMails, settingsOf } from './store-submission.ts';

interface Parts {
  db: Db;
  placeOf: FormPlaceOf;
  wakeMails: () => void;
}

/** Submissions that may be for several forms: which these are, and saying which it is. */
export function assignHandlers(parts: Parts): Pick<HandlersOf<'forms'>, 'forms/getCandidates' | 'forms/assign'> {
  const { db, placeOf, wakeMails } = parts;
  return {
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
  };
}

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
