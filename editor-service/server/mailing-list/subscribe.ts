import type { Db } from '#content-store/drafts/database/open-database.ts';
import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import { AppError } from '#content-store/model/error.ts';
import { isEmail } from '#content-store/model/forms/form-value.ts';
import { LIST_MISSING, type Subscribe, type SubscribeField } from '#content-store/model/forms/subscribe.ts';
import type { Handler } from '../calls/call-context.ts';
import { networkOf } from '../calls/network-of.ts';
import type { FormPlaceOf } from '../forms/form-place.ts';
import type { FloodLimit } from '../runtime/flood-limit.ts';
import type { Log } from '../runtime/log.ts';
import type { MailingList } from './mailing-list.ts';

const EMAIL_ID = 'email_address';
const MAX_LENGTH = 10_000;

/** Dependencies of `subscribe`. */
export interface SubscribeParts {
  db: Db;
  log: Log;
  limit: FloodLimit;
  placeOf: FormPlaceOf;
  list: MailingList;
}

/**
 * Subscribes a visitor to a mailing list that a block of this domain uses; only the block's fields count. The answer
 * reports success or failure, even when the list service fails.
 */
export function subscribe({ db, log, limit, placeOf, list }: SubscribeParts): Handler<'mailchimp/subscribe'> {
  return async ({ listId, values, website }, context) => {
    if (listId === '') throw new AppError('invalid', LIST_MISSING);
    await limit(networkOf(context.address));
    const { domainId, copy } = await placeOf(context);
    const name = { kind: 'subscribe', domainId, identifier: listId } as const;
    const [block] = await formsNamed(db, name, copy, new Date().toISOString());
    if (!block) throw new AppError('not-found', 'This mailing list could not be found');
    const { email, rest } = checkSubscriber(block, values);
    const thanks = { success: true, message: block.successMessage };
    if (website !== '') return thanks;
    const refusal = await list({ domainId, listId, email, values: rest });
    const outcome = refusal === null ? 'subscribed' : 'refused';
    log.info({ event: 'subscribe', domainId, listId, outcome }, 'subscribe');
    return refusal === null ? thanks : { success: false, message: refusal };
  };
}

/** The address, and the values of the block's other fields. Throws `invalid` with a sentence for each invalid field. */
function checkSubscriber({ fields }: Subscribe, posted: Readonly<Record<string, unknown>>) {
  const typed = fields.map((field) => ({ field, value: textOf(posted, field.id) }));
  const validationErrors = typed.flatMap(({ field, value }) => {
    const message = subscribeMessage(field, value);
    return message ? [`${field.name || field.id}: ${message}`] : [];
  });
  const email = textOf(posted, EMAIL_ID).trim().toLowerCase();
  if (validationErrors.length === 0 && !isEmail(email)) validationErrors.push('A valid email address is required');
  if (validationErrors.length > 0) throw new AppError('invalid', 'Some fields are invalid', { validationErrors });
  const others = typed.filter(({ field, value }) => field.id !== EMAIL_ID && value !== '');
  return { email, rest: Object.fromEntries(others.map(({ field, value }) => [field.id, value])) };
}

function textOf(posted: Readonly<Record<string, unknown>>, id: string): string {
  const value = Object.hasOwn(posted, id) ? posted[id] : '';
  return typeof value === 'string' ? value : '';
}

/** The error in the text of a subscribe field (specification §5); empty when there is none. */
function subscribeMessage({ type, required, maxLength = MAX_LENGTH }: SubscribeField, value: string): string {
  if (value.trim() === '') return required ? 'This field is required' : '';
  if (type === 'email' && !isEmail(value.trim())) return 'A valid email address is required';
  return value.length > maxLength ? `This field cannot exceed ${maxLength} characters` : '';
}
