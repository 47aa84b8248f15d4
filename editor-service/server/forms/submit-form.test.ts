import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { FIELDS, FILLED_IN, formBlock, postFromSite, publishBlocks, submitFromSite } from '../testing/sample-form.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let sink: MailSink;
let service: TestService;
let editor: TestClient;

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url, mailFrom: 'Tideline <no-reply@tideline.example>' });
  editor = await service.as(['editor']);
  await publishBlocks(
    service,
    formBlock({
      ccs: [{ email: 'second@example.org' }],
      successEmailText: `<p>Dear \${name}, thank you. <a href="/about">Us</a></p>`,
      successEmailSubject: 'We got it',
      submitterEmailField: 'email',
    }),
  );
});

afterAll(async () => {
  await service.discard();
  await sink.close();
});

async function submissions(query: object = {}) {
  return (await editor.call('forms/getSubmissions', { ...query })).body;
}
const received = async () => (await submissions()).total;

/** Publishes a separate form for a test; its recipient is named after its identifier. */
async function publishForm(identifier: string, changes: object = {}) {
  await publishBlocks(service, formBlock({ identifier, recipient: `${identifier}@example.org`, ...changes }));
  return (form: object = FILLED_IN, more: object = {}) =>
    postFromSite(service, 'forms/submit', { settings: { identifier }, form, ...more });
}

describe('forms/submit', () => {
  it('stores a submission and mails the recipient, the ccs and the visitor', async () => {
    const before = await received();
    const { status, body } = await submitFromSite(service);
    expect([status, body]).toEqual([200, {}]);
    const { formSubmissions, total } = await submissions();
    expect(total).toBe(before + 1);
    expect(formSubmissions[0]).toMatchObject({
      settings: { identifier: 'contact', subject: 'New enquiry', recipient: 'office@example.org' },
      form: FILLED_IN,
    });
    await expect.poll(() => sink.to('ben@example.org'), SOON).toHaveLength(1);
    await expect.poll(() => sink.to('second@example.org'), SOON).toHaveLength(1);
    const [mail] = sink.to('second@example.org');
    expect(mail?.recipients).toEqual(['office@example.org', 'second@example.org']);
    expect([headerOf(mail, 'To'), headerOf(mail, 'Cc')]).toEqual(['office@example.org', 'second@example.org']);
    expect(headerOf(mail, 'Subject')).toBe('New enquiry');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    const [confirmation] = sink.to('ben@example.org');
    expect(headerOf(confirmation, 'From')).toBe('Tideline <no-reply@tideline.example>');
    expect(headerOf(confirmation, 'Auto-Submitted')).toBe('auto-replied');
    expect(confirmation?.source).toContain(`Dear Ben, thank you. Us (${service.siteUrl}/about)`);
    expect(confirmation?.source).toContain(`<a href="${service.siteUrl}/about">Us</a>`);
  });

  it('accepts nothing for a form that is unknown, a draft, or in another domain', async () => {
    const before = [await received(), sink.received.length];
    const draft = { domainId: 'main', slug: 'draft-form', contents: [formBlock({ identifier: 'draft-only' })] };
    await editor.call('page/save', { page: draft });
    for (const identifier of ['nothing', 'draft-only', 'constructor', '__proto__']) {
      const { status, body } = await postFromSite(service, 'forms/submit', {
        settings: { identifier },
        form: FILLED_IN,
      });
      expect([status, body.error.message]).toEqual([
        404,
        expect.stringContaining('This form has changed or been removed'),
      ]);
    }
    expect([await received(), sink.received.length]).toEqual(before);
  });

  it('escapes what visitors typed, in a mail with a text part', async () => {
    const submit = await publishForm('f07');
    await submit({ ...FILLED_IN, message: '<img src=http://x>' });
    await expect.poll(() => sink.to('f07@example.org'), SOON).toHaveLength(1);
    const source = sink.to('f07@example.org')[0]?.source ?? '';
    const [, text = '', markup = ''] = source.split(/Content-Type: text\/(?:plain|html)/);
    expect(text).toContain('<img src=http://x>');
    expect(markup).toContain('&lt;img src=http://x&gt;');
    expect(markup).not.toContain('<img');
  });

  it('repeats values in subjects', async () => {
    const subjects = { subject: `Enquiry of \${name}, \${nobody}`, successEmailSubject: `Thank you, \${name}` };
    const texts = { successEmailText: '<p>Thanks</p>', submitterEmailField: 'email' };
    const submit = await publishForm('subjects', { ...subjects, ...texts });
    await submit({ ...FILLED_IN, name: `Ann\r\nBcc: victim@example.org ${'x'.repeat(60)}`, email: 'ann@example.org' });
    await expect.poll(() => sink.to('subjects@example.org'), SOON).toHaveLength(1);
    await expect.poll(() => sink.to('ann@example.org'), SOON).toHaveLength(1);
    const name = `Ann Bcc: victim@example.org ${'x'.repeat(31)}`;
    expect(headerOf(sink.to('subjects@example.org')[0], 'Subject')).toBe(`Enquiry of ${name},`);
    expect(headerOf(sink.to('ann@example.org')[0], 'Subject')).toBe(`Thank you, ${name}`);
  });

  it('confirms with choices, ticks and lines as people read them, and lists the subject that was mailed', async () => {
    const fields = [
      ...FIELDS,
      { type: 'multipleChoice', name: 'days', label: 'Days', options: ['Monday', 'Friday'] },
      { type: 'checkbox', name: 'agree', label: 'Agreement' },
    ];
    const successEmailText = `<p>\${days}. Agreed: \${agree}. \${message}\${nothing}</p>`;
    const about = { subject: `On \${days}`, successEmailText, submitterEmailField: 'email', fields };
    const submit = await publishForm('readable', about);
    const email = 'reads@example.org';
    await submit({ ...FILLED_IN, email, message: 'One\nTwo', days: 'Monday;;Friday', agree: true });
    await expect.poll(() => sink.to(email), SOON).toHaveLength(1);
    expect(sink.to(email)[0]?.source).toContain('Monday, Friday. Agreed: Yes. One\r\nTwo\r\n');
    const { formSubmissions } = await submissions({ identifier: 'readable' });
    expect(formSubmissions[0]?.settings.subject).toBe('On Monday, Friday');
    expect(formSubmissions[0]?.form).toMatchObject({ days: 'Monday;;Friday', agree: 'true' });
    const { body } = await editor.get('/api/forms/generateCSV?identifier=readable');
    expect(body).toMatch(/^readable,"On Monday, Friday",.*,Monday;;Friday,Yes\r?$/ms);
  });

  it('puts subject and labels on one line', async () => {
    const subject = `Enquiry\r\nBcc: victim@example.org${'x'.repeat(120)}`;
    const fields = [...FIELDS.slice(0, 2), { type: 'text', name: 'message', label: 'Label\r\nX-Evil: 1' }];
    const submit = await publishForm('f08', { subject, fields });
    expect((await submit()).status).toBe(200);
    await expect.poll(() => sink.to('f08@example.org'), SOON).toHaveLength(1);
    const [mail] = sink.to('f08@example.org');
    const [head = ''] = mail?.source.split('\r\n\r\n') ?? [];
    expect(head.match(/^Subject:/gm)).toHaveLength(1);
    expect(head).not.toMatch(/^(?:Bcc|X-Evil):/m);
    expect(mail?.recipients).toEqual(['f08@example.org']);
    expect(headerOf(mail, 'Subject')?.length).toBeLessThanOrEqual(200);
  });

  it('stores 20 submissions of one address and confirms 3', async () => {
    const submit = await publishForm('f09', { successEmailText: '<p>Thanks</p>', submitterEmailField: 'email' });
    for (let count = 0; count < 20; count++) {
      const email = count % 2 ? 'Flooded@example.org' : 'flooded@example.org';
      expect((await submit({ ...FILLED_IN, email })).status).toBe(200);
    }
    expect((await submissions({ identifier: 'f09' })).total).toBe(20);
    await expect.poll(() => sink.to('f09@example.org'), SOON).toHaveLength(20);
    expect(sink.to('flooded@example.org')).toHaveLength(3);
  });

  it('stores the values of known fields only, and refuses large bodies and values', async () => {
    const submit = await publishForm('f11');
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 'y']));
    const hostile = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": "x"}');
    expect((await submit({ ...many, ...hostile, ...FILLED_IN })).status).toBe(200);
    const { formSubmissions } = await submissions({ identifier: 'f11' });
    expect(formSubmissions[0]?.form).toEqual(FILLED_IN);
    expect({}).not.toHaveProperty('polluted');
    expect((await submit({ ...FILLED_IN, message: 'x'.repeat(5_000_000) })).status).toBe(413);
    const { status, body } = await submit({ ...FILLED_IN, message: 'x'.repeat(10_001) });
    expect([status, body.error.validationErrors]).toEqual([400, ['Message cannot exceed 10,000 characters.']]);
    expect((await submit({ ...FILLED_IN, message: { $ne: 1 } })).status).toBe(400);
  });

  it('checks every part of a choice against the stored options, with a sentence for each field', async () => {
    const fields = [
      { type: 'select', name: 'colour', label: 'Colour', options: ['Red'] },
      { type: 'multipleChoice', name: 'days', label: 'Days', options: ['Monday', 'Friday'] },
      { type: 'checkbox', name: 'agree', label: 'Agreement', required: true },
    ];
    const submit = await publishForm('f12', { fields });
    const { status, body } = await submit({ colour: 'Blue', days: 'Monday;;Sunday', agree: false });
    expect([status, body.error]).toEqual([
      400,
      {
        message: 'Invalid Form Error',
        validationErrors: [
          'Colour must be one of the options.',
          'Days must be one of the options.',
          'Agreement is required.',
        ],
      },
    ]);
    expect((await submit({ colour: 'Red', days: 'Monday;;Friday', agree: true })).status).toBe(200);
  });

  it('chooses only among stored forms when two share an identifier', async () => {
    const first = formBlock({ identifier: 'f16', recipient: 'first@example.org' });
    const second = formBlock({ identifier: 'f16', recipient: 'other@example.org', key: 'form2' });
    await publishBlocks(service, first, second);
    const submit = (recipient: string) => {
      const settings = { identifier: 'f16', recipient, subject: 'New enquiry', ccs: [] };
      return postFromSite(service, 'forms/submit', { settings, form: FILLED_IN });
    };
    for (const recipient of ['first@example.org', 'other@example.org', 'evil@example.org']) await submit(recipient);
    const { formSubmissions } = await submissions({ identifier: 'f16' });
    expect(formSubmissions.map(({ settings }) => settings.recipient).reverse()).toEqual([
      'first@example.org',
      'other@example.org',
      '',
    ]);
    expect(formSubmissions[0]?.candidates).toHaveLength(2);
    expect(sink.to('evil@example.org')).toEqual([]);
  });

  it('accepts a form as it was before a change, for pages loaded earlier', async () => {
    const publisher = await service.as(['publisher']);
    const page = await publishBlocks(service, formBlock({ identifier: 'r42' }));
    const fields = [{ type: 'text', name: 'topic', label: 'Topic', required: true }];
    const changed = { ...page, contents: [formBlock({ identifier: 'r42', fields })] };
    expect((await publisher.call('page/publishPage', { page: changed })).status).toBe(200);
    const submit = (form: object) => postFromSite(service, 'forms/submit', { settings: { identifier: 'r42' }, form });
    expect((await submit(FILLED_IN)).status).toBe(200);
    expect((await submit({ topic: 'Boats' })).status).toBe(200);
    expect((await submit({ topic: '' })).body.error.validationErrors).toEqual(['Topic is required.']);
    const stored = (await submissions({ identifier: 'r42' })).formSubmissions.map(({ form }) => form);
    expect(stored).toEqual([{ topic: 'Boats' }, FILLED_IN]);
  });

  it('quarantines suspected spam, with the reason, until it is released', async () => {
    const submit = await publishForm('spam');
    expect((await submit(FILLED_IN, { website: 'http://spam' })).status).toBe(200);
    expect((await submissions({ identifier: 'spam' })).total).toBe(0);
    const { body } = await editor.call('quarantine/list', {});
    const [held] = body.formSubmissions;
    expect(held?.suspicion).toBe('A field hidden from people was filled in');
    expect(sink.to('spam@example.org')).toEqual([]);
    const _id = held?._id ?? '';
    expect((await editor.call('quarantine/release', { _id })).status).toBe(200);
    await expect.poll(() => sink.to('spam@example.org'), SOON).toHaveLength(1);
    expect((await submissions({ identifier: 'spam' })).total).toBe(1);
    expect((await editor.call('quarantine/release', { _id })).status).toBe(404);
  });

  it('quarantines a form that was filled in too fast', async () => {
    const submit = await publishForm('hasty');
    const { body } = await postFromSite(service, 'forms/token', { identifier: 'hasty' });
    await submit(FILLED_IN, { token: body.token });
    const { body: quarantine } = await editor.call('quarantine/list', {});
    expect(quarantine.formSubmissions[0]).toMatchObject({ suspicion: expect.stringMatching(/within \d+ ms/) });
  });

  it('stores a trial from the preview as a draft submission, mailed to that editor only', async () => {
    const contents = [formBlock({ identifier: 'rehearsal', recipient: 'rehearsal@example.org' })];
    await editor.call('page/save', { page: { domainId: 'main', slug: 'rehearsal', contents } });
    const reply = await editor.call('forms/submit', { settings: { identifier: 'rehearsal' }, form: FILLED_IN });
    expect(reply.status).toBe(200);
    expect((await submissions({ identifier: 'rehearsal' })).total).toBe(0);
    expect((await submissions({ identifier: 'rehearsal', showDraftSubmissions: true })).total).toBe(1);
    const together = await submissions({ showDraftSubmissions: true });
    expect(new Set(together.formSubmissions.map(({ state }) => state))).toEqual(new Set(['received', 'draft']));
    const own = () => sink.received.filter(({ source }) => source.includes('rehearsal'));
    await expect.poll(own, SOON).toHaveLength(1);
    expect(own()[0]?.recipients).toEqual([expect.stringMatching(/^person\d+@example\.org$/)]);
  });

  it('accepts only the origins of published sites, without credentials', async () => {
    const preflight = (origin: string) =>
      fetch(`${service.editorUrl}/api/forms/submit`, { method: 'OPTIONS', headers: { origin } });
    const allowed = await preflight(service.siteUrl ?? '');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, service.siteUrl]);
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await preflight('https://evil.example')).status).toBe(403);
    const origin = 'https://evil.example';
    expect((await submitFromSite(service, FILLED_IN)).headers.get('access-control-allow-origin')).toBe(service.siteUrl);
    const refused = await postFromSite(service, 'forms/submit', {}, { origin });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const failed = await postFromSite(service, 'forms/submit', {});
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([400, service.siteUrl]);
  });

  it('keeps recipients and mail texts out of all public data', async () => {
    const page = await publishBlocks(
      service,
      formBlock({ identifier: 'private', successEmailText: '<p>inner text</p>' }),
    );
    const visitor = await service.as(null);
    const { body } = await visitor.call('page/load', { slug: page.slug, domainId: 'main' });
    expect(JSON.stringify(body)).not.toMatch(/office@|inner text|New enquiry/);
    expect(body.contents[0]).toMatchObject({ isConfigured: true });
    const file = join(service.folder, 'data', 'published', 'main', 'pages', `${page._id}.json`);
    await expect.poll(() => readIfThere(file), SOON).toContain('"isConfigured": true');
    expect(readIfThere(file)).not.toMatch(/office@|inner text|New enquiry/);
  });
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
