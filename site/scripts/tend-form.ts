import { CAPTCHA_NAME } from '#content-store/model/forms/fixed-names.ts';
import { applyMask } from '../elements/apply-mask.ts';
import { fieldMessage } from '../elements/forms/field-message.ts';
import { formValues } from '../elements/forms/form-values.ts';
import type { SentForm } from '../elements/forms/sent-form.ts';
import { formTexts as fixed } from '../texts/fixed-texts.ts';
import { type Captcha, showCaptcha } from './captcha.ts';
import { push } from './data-layer.ts';
import { type FormToken, fetchToken, sendForm } from './send-form.ts';

/** A form that a person uses. */
interface Used extends SentForm {
  form: HTMLFormElement;
  token?: Promise<FormToken | null> | undefined;
  captcha?: Captcha;
  /** True from its sending until something else is typed. */
  isSent: boolean;
}

const used = new WeakMap<HTMLFormElement, Used>();

/** Does what an event in a form asks for: its token and captcha at first, then masks, and its checking and sending. */
export function tendForm(form: HTMLFormElement, { type, target }: Event): void {
  const one = used.get(form) ?? begin(form);
  if (one.identifier !== undefined) one.token ??= fetchToken(one.apiUrl, one.identifier);
  if (type === 'input') noteInput(one, target as HTMLInputElement);
  if (type === 'submit') void send(one);
}

function begin(form: HTMLFormElement): Used {
  const facts = JSON.parse(form.dataset.form ?? '') as SentForm;
  const one: Used = { ...facts, form, isSent: false };
  const place = form.querySelector<HTMLElement>('[data-captcha]');
  const solved = () => {
    showMessage(form, CAPTCHA_NAME, '');
    if (form.ariaBusy !== 'true') say(one, {});
  };
  if (place) one.captcha = showCaptcha(place, solved);
  used.set(form, one);
  return one;
}

/** What is typed gets its groups, and what was said about it before is gone. */
function noteInput(one: Used, control: HTMLInputElement): void {
  applyMask(control);
  showMessage(one.form, control.name, '');
  if (one.isSent) say(one, {});
}

/** Sends a form if its fields are valid; what was typed stays until it has arrived. */
async function send(one: Used): Promise<void> {
  const { form, fields, call, captcha } = one;
  if (form.ariaBusy === 'true') return;
  const isSubmission = call === 'forms/submit';
  const unchecked = isSubmission ? 'false' : '';
  const values = formValues(fields, new FormData(form), { captcha: captcha?.answer ?? '', unchecked });
  const wrong = fields.filter((field) => {
    const message = fieldMessage(field, values[field.name] ?? '');
    showMessage(form, field.name, message);
    return message !== '';
  });
  const [first] = wrong;
  if (first) {
    const isCaptcha = wrong.some(({ name }) => name === CAPTCHA_NAME);
    say(one, {
      failure: [isCaptcha && fixed.captcha, !isSubmission && fixed.invalid].filter((line) => line !== false),
    });
    form.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus();
    return;
  }
  form.ariaBusy = 'true';
  say(one, { status: fixed.sending });
  const website = form.querySelector<HTMLInputElement>('[name="website-address"]')?.value ?? '';
  const failure = await sendForm(one, { values, website, token: (await one.token) ?? null });
  form.ariaBusy = null;
  captcha?.renew();
  if (failure.length > 0) return say(one, { failure });
  one.token = undefined;
  form.reset();
  if (one.isTracked) push({ event: 'formSubmission', identifier: one.identifier });
  say(one, { status: form.querySelector('template')?.content.cloneNode(true) ?? '', isSent: true });
}

/** Shows a field's message; none when it is empty. */
function showMessage(form: HTMLFormElement, name: string, message: string): void {
  for (const row of form.querySelectorAll(`[data-field="${CSS.escape(name)}"]`)) {
    for (const control of row.querySelectorAll('input, select, textarea'))
      control.ariaInvalid = message ? 'true' : null;
    const place = row.querySelector<HTMLElement>('[data-error]');
    if (!place) continue;
    place.textContent = message;
    place.hidden = message === '';
  }
}

interface Said {
  /** Why it was not sent, line by line. */
  failure?: readonly string[];
  status?: string | Node;
  isSent?: boolean;
}

/** Shows how a form fares in its two live regions; while it is sent, its button has its other text. */
function say(one: Used, { failure = [], status = '', isSent = false }: Said): void {
  const { form } = one;
  const lines = failure.map((text) => Object.assign(document.createElement('p'), { textContent: text }));
  form.querySelector('[data-failure]')?.replaceChildren(...lines);
  form.querySelector('[data-status]')?.replaceChildren(status);
  const button = form.querySelector<HTMLElement>('button[data-other]');
  if (button && one.isSent !== isSent) {
    const { other = '' } = button.dataset;
    button.dataset.other = button.textContent;
    button.textContent = other;
  }
  one.isSent = isSent;
}
