import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Handler } from '../calls/call-context.ts';
import { formPlace } from './form-place.ts';
import { unknownForm } from './unknown-form.ts';

/** A token that says when somebody began to fill in this form. */
export const giveToken: Handler<'forms/token'> = async ({ identifier }, context) => {
  const { db, formTokens, limits, commits } = context.service;
  await limits.submit(context.address);
  const { domainId, copy } = await formPlace(context);
  const now = new Date();
  const forms = await formsNamed(db, { kind: 'enquiry', domainId, identifier }, copy, now.toISOString());
  if (forms.length === 0) throw unknownForm();
  commits.warmUp(); // What is being written now is sent soon.
  return { token: formTokens.sign(`${domainId} ${identifier}`, now.getTime()) };
};
