import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { eachSubscriber, listSubscribers } from '#content-store/drafts/forms/subscribers.ts';
import { AppError } from '#content-store/model/error.ts';
import { isEmail, isPhone } from '#content-store/model/forms/form-value.ts';
import { LIST_MISSING, type Subscribe, type SubscribeField } from '#content-store/model/forms/subscribe.ts';
import { filled, textsIn } from '#site/content/visitor-texts.ts';
import { Download } from '../../../contract/answers.ts';
import type { CheckedPayloadOf } from '../../../contract/calls.ts';
import { activeDomainId } from '../../content/domain-for.ts';
import type { HandlersOf } from '../../http/call-context.ts';
import { networkOf } from '../../http/network-of.ts';
import { createFloodLimit } from '../../runtime/flood-limit.ts';
import type { Ground } from '../../runtime/ground.ts';
import { firstAccepted, formsMeant } from '../choose-form.ts';
import { csvFile } from '../csv.ts';
import type { FormPlaceOf } from '../form-place.ts';
import type { MailingList } from './mailing-list.ts';

interface Needs extends Pick<Ground, 'db' | 'log'> {
  placeOf: FormPlaceOf;
  list: MailingList;
  hasRateLimits: boolean;
}

/** Subscribing, and the subscribers stored here. */
export function mailingListHandlers(needs: Needs): HandlersOf<'mailchimp' | 'subscribers'> {
  const { db, log, placeOf, list, hasRateLimits } = needs;
  const limit = createFloodLimit(db, { isOn: hasRateLimits, name: 'subscribe', times: 10, seconds: 600 });
  return {
    /**
     * Subscribes a visitor to a mailing list that a block of this domain uses; only the block's fields count. The answer
     * reports success or failure, even when the list service fails.
     */
    'mailchimp/subscribe': async (payload, context) => {
      const { listId, values, website } = payload;
      if (listId === '') throw new AppError('invalid', LIST_MISSING);
      const { language } = context;
      const { answer } = textsIn(language);
      await limit(networkOf(context.address), answer.tooOften);
      const { domainId, copy } = await placeOf(context);
      const boxes = await boxesMeant(db, { domainId, copy }, payload);
      if (boxes.length === 0) throw new AppError('not-found', answer.listGone);
      const { box, email, rest } = firstAccepted(boxes, (one) => ({
        box: one,
        ...checkSubscriber(one, values, language),
      }));
      const thanks = { success: true, message: box.successMessage };
      if (website !== '') return thanks;
      const refusal = await list({ domainId, language, listId: box.listId, email, values: rest });
      const outcome = refusal === null ? 'subscribed' : 'refused';
      log.info({ event: 'subscribe', domainId, listId, outcome }, 'subscribe');
      return refusal === null ? thanks : { success: false, message: refusal };
    },

    'subscribers/list': async ({ limit, page }, context) => {
      const domainId = await activeDomainId(db, context);
      return listSubscribers(db, { domainId, limit, offset: (page - 1) * limit });
    },
    'subscribers/generateCSV': async (_payload, context) => {
      const domainId = await activeDomainId(db, context);
      const rows = csvFile(['List', 'Email Address', 'Subscribed At'], async function* () {
        for await (const { listId, email, createdAt, values } of eachSubscriber(db, domainId)) {
          yield { cells: [listId, email, createdAt], values };
        }
      });
      return new Download('Subscribers Export.csv', rows);
    },
  };
}

const EMAIL_ID = 'email_address';
const MAX_LENGTH = 10_000;

/**
 * What the box that the page names asks for, at present and before a change. A page that names none means one of those
 * with its list: first those that ask for what it sent, and for nothing else.
 */
async function boxesMeant(
  db: Db,
  place: { domainId: string; copy: Copy },
  { listId: identifier, values, ...block }: CheckedPayloadOf<'mailchimp/subscribe'>,
): Promise<Subscribe[]> {
  const said = { kind: 'subscribe', ...place, identifier, block } as const;
  const { found } = await formsMeant(db, said, new Date().toISOString());
  const known = ({ fields }: Subscribe) => fields.filter(({ id }) => Object.hasOwn(values, id)).length;
  const byFit = (one: Subscribe, other: Subscribe) =>
    known(other) - known(one) || one.fields.length - other.fields.length;
  return found.map(({ form }) => form).toSorted(byFit);
}

/** The address, and the values of the block's other fields. Throws `invalid` with a sentence in this language for each invalid field. */
function checkSubscriber({ fields }: Subscribe, posted: Readonly<Record<string, unknown>>, language: string) {
  const { form } = textsIn(language);
  const typed = fields.map((field) => ({ field, value: textOf(posted, field.id) }));
  const validationErrors = typed.flatMap(({ field, value }) => {
    const message = subscribeMessage(field, value, language);
    return message ? [`${field.name || field.id}: ${message}`] : [];
  });
  const email = textOf(posted, EMAIL_ID).trim().toLowerCase();
  if (validationErrors.length === 0 && !isEmail(email)) validationErrors.push(form.email);
  if (validationErrors.length > 0) throw new AppError('invalid', form.invalid, { validationErrors });
  const others = typed.filter(({ field, value }) => field.id !== EMAIL_ID && value !== '');
  return { email, rest: Object.fromEntries(others.map(({ field, value }) => [field.id, value])) };
}

function textOf(posted: Readonly<Record<string, unknown>>, id: string): string {
  const value = Object.hasOwn(posted, id) ? posted[id] : '';
  return typeof value === 'string' ? value : '';
}

/** The error in the text of a subscribe field; empty when there is none. */
function subscribeMessage(field: SubscribeField, value: string, language: string): string {
  const { type, required, maxLength: max = MAX_LENGTH } = field;
  const { form } = textsIn(language);
  if (value.trim() === '') return required ? form.required : '';
  if (type === 'email' && !isEmail(value.trim())) return form.email;
  if (type === 'phone' && !isPhone(value)) return form.phone;
  return value.length > max ? filled(form.tooLong, { max }, language) : '';
}
