import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import type { Handler } from '../calls/call-context.ts';
import { networkOf } from '../calls/network-of.ts';
import type { FloodLimit } from '../runtime/flood-limit.ts';
import type { FormCommits } from './form-commits.ts';
import type { FormPlaceOf } from './form-place.ts';
import type { FormTokens } from './form-tokens.ts';
import { unknownForm } from './unknown-form.ts';

interface Parts {
  db: Db;
  limit: FloodLimit;
  placeOf: FormPlaceOf;
  tokens: FormTokens;
  commits: FormCommits;
}

/** A token that says when somebody began to fill in this form. */
export function giveToken({ db, limit, placeOf, tokens, commits }: Parts): Handler<'forms/token'> {
  return async ({ identifier }, context) => {
    await limit(networkOf(context.address));
    const { domainId, copy } = await placeOf(context);
    const now = new Date();
    const forms = await formsNamed(db, { kind: 'enquiry', domainId, identifier }, copy, now.toISOString());
    if (forms.length === 0) throw unknownForm();
    commits.warmUp(); // What is being written now is sent soon.
    return { token: tokens.sign(`${domainId} ${identifier}`, now.getTime()) };
  };
}
