import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Handler } from '../calls/call-context.ts';
import { networkOf } from '../calls/network-of.ts';
import type { VisitorParts } from './submit-form.ts';
import { unknownForm } from './unknown-form.ts';

type Parts = Pick<VisitorParts, 'db' | 'limit' | 'placeOf' | 'tokens' | 'commits'>;

/** Issues a token that records when a visitor began to fill in this form. */
export function giveToken({ db, limit, placeOf, tokens, commits }: Parts): Handler<'forms/token'> {
  return async ({ identifier }, context) => {
    await limit(networkOf(context.address));
    const { domainId, copy } = await placeOf(context);
    const now = new Date();
    const forms = await formsNamed(db, { kind: 'enquiry', domainId, identifier }, copy, now.toISOString());
    if (forms.length === 0) throw unknownForm();
    commits.warmUp(); // The form will be submitted soon.
    return { token: tokens.sign(`${domainId} ${identifier}`, now.getTime()) };
  };
}
