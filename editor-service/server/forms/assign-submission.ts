import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { formsAt } from '#content-store/drafts/forms/forms.ts';
import { assignSubmission, submissionById } from '#content-store/drafts/forms/submissions.ts';
import type { BlockAddress } from '#content-store/model/entities/content-item.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Form } from '#content-store/model/forms/form.ts';
import { currentForm } from '#site/content/current-form.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import type { FormPlaceOf } from './form-place.ts';
import { holderName } from './holder-name.ts';
import { erasureTime, queueMails, settingsOf } from './store-submission.ts';

interface Parts {
  db: Db;
  placeOf: FormPlaceOf;
  wakeMails: () => void;
}

/** Submissions that may be for several forms: which these are, and saying which it is. */
export function assignHandlers({
  db,
  placeOf,
  wakeMails,
}: Parts): Pick<HandlersOf<'forms'>, 'forms/getCandidates' | 'forms/assign'> {
  return {
    /** The forms that it may be for, as they are on the site at present; those that are gone are missing. */
    'forms/getCandidates': async ({ _id }, context) => {
      const { domainId } = await placeOf(context);
      const { candidates } = await unassigned(db, { _id, domainId });
      const forms = candidates.map(async (address) => {
        const form = await formAt(db, domainId, address);
        if (!form) return [];
        const { title, recipient, subject } = form;
        return [{ ...address, title, recipient, subject, holder: await holderName(db, address.pageId, 'published') }];
      });
      return (await Promise.all(forms)).flat();
    },

    /** Makes it a submission of that form, whose recipients and visitor get their mails now, once. */
    'forms/assign': async ({ _id, ...address }, context) => {
      const { domainId, siteUrl } = await placeOf(context);
      const at = new Date().toISOString();
      await transact(db, async (transaction) => {
        const submission = await unassigned(transaction, { _id, domainId });
        const isCandidate = submission.candidates.some(
          (one) => one.pageId === address.pageId && one.blockKey === address.blockKey,
        );
        const form = isCandidate && (await formAt(transaction, domainId, address));
        if (!form) throw new AppError('not-found', 'This form is no longer on the site');
        const change = { settings: settingsOf(form), eraseAt: erasureTime(form, at) };
        await assignSubmission(transaction, submission, change);
        const mailed = {
          domainId,
          siteUrl,
          values: submission.form,
          triedBy: null,
          causedBy: '',
          hasLimits: false,
          at,
        };
        await queueMails(transaction, mailed, form, { submissionId: _id, isHeld: false });
      });
      wakeMails();
      return { _id };
    },
  };
}

/** Throws `not-found` unless it is to be assigned. */
async function unassigned(db: Db, ref: { _id: string; domainId: string }) {
  const submission = await submissionById(db, ref);
  if (submission?.state === 'received' && submission.candidates)
    return { ...submission, candidates: submission.candidates };
  throw new AppError('not-found', 'No submission with this id is to be assigned');
}

async function formAt(db: Db, domainId: string, address: BlockAddress): Promise<Form | undefined> {
  const source = { kind: 'enquiry', copy: 'published', domainId, ...address } as const;
  const [found] = await formsAt(db, source, new Date().toISOString());
  return found && currentForm(found.form);
}
