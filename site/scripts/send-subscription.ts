import { isPhone } from '#content-store/model/forms/form-value.ts';
import { form as firstTexts } from '#own/texts.ts';
import { type SubscribeTexts, subscribeMessage } from '../elements/forms/subscribe-message.ts';

/** Separates the chosen options of a multiple choice. */
const SEPARATOR = ';;';

/** Sends a subscribe form if its fields are valid; shows the result, and keeps the input after a failure. */
export async function sendSubscription(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const fixed = textsOf(form);
  if (!checkFields(form)) return say(form, fixed.invalid);
  const { subscribe = '', list: listId = '', page: pageId, key: blockKey, success = '' } = form.dataset;
  form.ariaBusy = 'true';
  say(form, fixed.sending);
  // The honeypot field, which people do not see.
  const website = form.querySelector<HTMLInputElement>('[name="website-address"]')?.value ?? '';
  const values = fieldsOf(form).map((field) => [field.dataset.field ?? '', fieldValue(form, field)]);
  const failure = await post(
    subscribe,
    { listId, pageId, blockKey, values: Object.fromEntries(values), website },
    fixed,
  );
  form.ariaBusy = null;
  if (failure === null) form.reset();
  say(form, failure ?? success);
}

/** Only a form on a page in another language than the site's first brings its words. */
function textsOf({ dataset: { words } }: HTMLFormElement): SubscribeTexts {
  return words ? (JSON.parse(words) as SubscribeTexts) : firstTexts;
}

/** Null on success, otherwise the error message. */
async function post(address: string, body: object, fixed: SubscribeTexts): Promise<string | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (answer.success === true) return null;
    const { message = answer.message ?? fixed.unknown, validationErrors = [] } = answer.error ?? {};
    return [message, ...validationErrors].join(' ');
  } catch {
    return fixed.unreachable;
  }
}

/** Shows each field's validation message and focuses the first invalid field; true if all are valid. */
function checkFields(form: HTMLFormElement): boolean {
  const invalid = fieldsOf(form).filter((field) => !checkField(form, field));
  invalid[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  return invalid.length === 0;
}

function checkField(form: HTMLFormElement, field: HTMLElement): boolean {
  const { required, max, message: own } = field.dataset;
  const controls = [...field.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const value = fieldValue(form, field);
  const filledIn = {
    value,
    isRequired: required !== undefined,
    isBadEmail: controls.some(({ validity }) => validity.typeMismatch),
    isBadPhone: value.trim() !== '' && controls.some(({ type }) => type === 'tel') && !isPhone(value),
    maxLength: max ? Number(max) : undefined,
  };
  const message = subscribeMessage(filledIn, textsOf(form), document.documentElement.lang);
  for (const control of controls) control.ariaInvalid = message ? 'true' : null;
  const place = field.querySelector<HTMLElement>('[data-error]');
  if (place) {
    place.textContent = message && (own ?? message);
    place.hidden = message === '';
  }
  return message === '';
}

function fieldValue(form: HTMLFormElement, field: HTMLElement): string {
  const values = new FormData(form).getAll(field.dataset.field ?? '');
  return values.filter((value) => typeof value === 'string').join(SEPARATOR);
}

function fieldsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')];
}

function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = text;
}
