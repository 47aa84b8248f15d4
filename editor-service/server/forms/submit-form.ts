import { formsNamed } from '#content-store/drafts/forms/forms.ts';
import { userById } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { CallContext, Caller, Handler } from '../calls/call-context.ts';
import { networkOf } from '../calls/network-of.ts';
import { checkValues } from './check-values.ts';
import { chooseForm } from './choose-form.ts';
import { formPlace } from './form-place.ts';
import type { Enquiry } from './store-enquiry.ts';
import { suspicionOf } from './suspicion.ts';
import { unknownForm } from './unknown-form.ts';

/**
 * Takes what a visitor wrote. The stored form alone decides who gets it, what is asked and what is answered; it is on disk,
 * with its mails, before this answers. An editor's try from the preview is a draft submission, mailed to that editor alone.
 */
export const submitForm: Handler<'forms/submit'> = async (payload, context) => {
  try {
    return await takeEnquiry(payload, context);
  } catch (error) {
    if (error instanceof AppError) noteRefusal(payload, context, error);
    throw error;
  }
};

const takeEnquiry: Handler<'forms/submit'> = async (payload, context) => {
  const { service, caller, address } = context;
  await service.limits.submit(address);
  const { domainId, copy, siteUrl } = await formPlace(context);
  const { identifier } = payload.settings;
  const now = new Date();
  const at = now.toISOString();
  const candidates = await formsNamed(service.db, { kind: 'enquiry', domainId, identifier }, copy, at);
  const form = chooseForm(candidates, payload);
  if (!form) throw unknownForm();
  const { values, captcha } = checkValues(form.fields, payload.form);
  if (captcha !== null) await service.captcha.verify(captcha);
  const suspicion = caller ? null : suspicionIn(service, `${domainId} ${identifier}`, payload, values, now);
  const enquiry: Enquiry = {
    ...{ domainId, siteUrl, values, suspicion, at },
    triedBy: caller && (await addressOf(service, caller)),
    causedBy: networkOf(address),
    hasLimits: service.settings.hasRateLimits,
  };
  const state = await service.commits.commit('storeEnquiry', enquiry, form);
  service.mails.wake();
  service.log.info({ event: 'form submitted', domainId, identifier, outcome: state, suspicion }, 'form submitted');
  return {};
};

type Payload = Parameters<typeof submitForm>[0];

/** Why visitors cannot send a form is what its owner asks: the fields by their labels, never what was typed. */
function noteRefusal({ settings }: Payload, { service }: CallContext, { message, validationErrors }: AppError): void {
  const { identifier } = settings;
  const line = { event: 'form submitted', identifier, outcome: 'refused', reasons: validationErrors ?? [message] };
  service.log.info(line, 'form submitted');
}

function suspicionIn(
  { formTokens: tokens }: CallContext['service'],
  form: string,
  { token, website: hiddenField }: Payload,
  values: Enquiry['values'],
  now: Date,
): string | null {
  return suspicionOf({ tokens, form, token, hiddenField, values, now: now.getTime() });
}

async function addressOf({ db }: CallContext['service'], { userId }: Caller): Promise<string> {
  return (await userById(db, userId))?.email ?? '';
}
