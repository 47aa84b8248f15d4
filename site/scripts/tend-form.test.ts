import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { renderBlock } from '../testing/render-for-test.tsx';
import { tendForm } from './tend-form.ts';

let dom: Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>;
beforeAll(async () => {
  dom = await builtinEnvironments.jsdom.setup(globalThis, {});
});
afterAll(() => dom.teardown(globalThis));
afterEach(() => vi.unstubAllGlobals());

const FIELDS = [
  { type: 'text', name: 'name', label: 'Name', required: true },
  { type: 'phone', name: 'phone', label: 'Phone' },
  { type: 'checkbox', name: 'agree', label: 'I agree' },
];

type Answer = { ok: boolean; json: () => Promise<object> };
const DONE: Answer = { ok: true, json: async () => ({}) };

/** A block's form in a page, whose service gives one answer; what is sent there is kept. */
async function open(draft: { componentType: string } & Record<string, unknown>, answer: () => Answer = () => DONE) {
  const html = await renderBlock(draft);
  document.body.innerHTML = html.replace('<p>This form cannot', '<div data-captcha="key"></div><p>This form cannot');
  const sent: { address: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address.endsWith('/token')) return { ok: false };
    sent.push({ address, body: JSON.parse(body) });
    return answer();
  });
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  for (const type of ['focusin', 'input', 'submit']) form.addEventListener(type, (event) => tendForm(form, event));
  const event = (type: string) => new Event(type, { bubbles: true });
  return {
    form,
    sent,
    submit: () => form.dispatchEvent(event('submit')),
    type: (name: string, value: string) => {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!input) throw new Error(`There is no ${name}`);
      input.value = value;
      input.dispatchEvent(event('input'));
    },
    says: (selector: string) => form.querySelector(selector)?.textContent,
  };
}

const formWith = (more: object = {}) => ({
  ...{ componentType: 'Form', identifier: 'contact', recipient: 'office@example.org', subject: 'Enquiry' },
  ...{ isConfigured: true, successMessage: '<p>Thank you.</p>', fields: FIELDS, trackInGA: true, ...more },
});

test('tendForm() names what is missing and focuses it, until it is typed', async () => {
  const { form, sent, submit, type, says } = await open(formWith());
  submit();
  expect(says('[data-field="name"] [data-error]')).toBe('This field is required');
  expect(form.querySelector('[name="name"]')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(sent).toEqual([]);
  type('name', 'B');
  expect(says('[data-field="name"] [data-error]')).toBe('');
  expect(form.querySelector('[name="name"]')?.hasAttribute('aria-invalid')).toBe(false);
});

test('tendForm() sends what was filled in, says so until something is typed, and reports it', async () => {
  const { form, sent, submit, type, says } = await open(formWith());
  type('name', 'Ben');
  type('phone', '0412345678');
  submit();
  submit();
  expect(says('[data-status]')).toBe('Sending…');
  await vi.waitFor(() => expect(says('[data-status]')).toBe('Thank you.'));
  expect(sent).toEqual([
    {
      address: 'https://api.example/api/forms/submit',
      body: expect.objectContaining({
        settings: { identifier: 'contact' },
        form: { name: 'Ben', phone: '0412 345 678', agree: 'false' },
      }),
    },
  ]);
  expect(says('button')).toBe('Success!');
  expect(form.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
  expect(window.dataLayer).toEqual([{ event: 'formSubmission', identifier: 'contact' }]);
  type('name', 'A');
  expect([says('[data-status]'), says('button')]).toEqual(['', 'Send enquiry']);
});

test('tendForm() keeps what was typed when it cannot be sent, and says why', async () => {
  const error = { message: 'Invalid Form Error', validationErrors: ['Name is too short.'] };
  const { form, submit, type } = await open(formWith(), () => ({ ok: false, json: async () => ({ error }) }));
  type('name', 'B');
  submit();
  const lines = () => Array.from(form.querySelectorAll('[data-failure] p'), ({ textContent }) => textContent);
  await vi.waitFor(() => expect(lines()).toEqual(['Invalid Form Error', 'Name is too short.']));
  expect(form.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('B');
  expect(form.hasAttribute('aria-busy')).toBe(false);
});

test('tendForm() signs up for a list', async () => {
  const fields = [
    { id: 'email_address', type: 'email', required: true },
    { id: 'NEWS', type: 'checkbox' },
  ];
  const { sent, submit, type, says } = await open({
    ...{ componentType: 'NewsletterBox', subscribe: { listId: 'letters', fields, successMessage: 'You are in' } },
  });
  submit();
  expect(says('[data-failure]')).toBe('Some fields are invalid');
  type('email_address', 'ben@example.org');
  submit();
  await vi.waitFor(() => expect(says('[data-status]')).toBe('You are in'));
  expect(says('[data-failure]')).toBe('');
  expect(sent[0]?.body).toMatchObject({ listId: 'letters', values: { email_address: 'ben@example.org', NEWS: '' } });
  expect(says('button')).toBe('Submit');
});

test('tendForm() asks for the captcha, sends its answer, and asks again after that', async () => {
  const { form, sent, submit, type, says } = await open(formWith({ fields: [{ type: 'captcha' }, FIELDS[0]] }));
  const widgets: { callback: (answer: string) => void; 'error-callback': () => void }[] = [];
  const loads: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void loads.push(script as HTMLScriptElement));
  type('name', 'Ben');
  loads[0]?.onerror?.('');
  await vi.waitFor(() => expect(says('[data-captcha]')).toBe('The captcha could not be loaded. Try again'));
  form.querySelector<HTMLElement>('[data-captcha] button')?.click();
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  window.grecaptcha = { ready: (then) => then(), render: (_place, widget) => widgets.push(widget as never) };
  loads[1]?.onload?.(new Event('load'));
  await vi.waitFor(() => expect(widgets).toHaveLength(1));
  submit();
  expect(says('[data-failure]')).toBe('Please complete the recaptcha');
  widgets[0]?.callback('solved');
  expect(says('[data-failure]')).toBe('');
  submit();
  await vi.waitFor(() => expect(widgets).toHaveLength(2));
  expect(sent[0]?.body.form).toEqual({ recaptcha: 'solved', name: 'Ben' });
});
