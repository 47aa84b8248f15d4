import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../runtime/log.ts';
import { answerJson, type FakeServer, startFakeServer } from '../../testing/fake-server.ts';
import { formBlock, postFromSite, publishBlocks } from '../../testing/sample-form.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { mailchimp } from './mailing-list.ts';

const API_KEY = '0123456789abcdef-us1';
const FIELDS = [
  { id: 'email_address', name: 'Email Address', type: 'email', required: true },
  { id: 'FNAME', name: 'First name' },
];
const newsletter = { componentType: 'NewsletterBox', subscribe: { listId: 'abc', fields: FIELDS } };

let chimp: FakeServer;
let service: TestService;

async function serviceWith(changes: Parameters<typeof startTestService>[0]): Promise<TestService> {
  const started = await startTestService(changes);
  await publishBlocks(started, formBlock(newsletter));
  return started;
}

beforeAll(async () => {
  chimp = await startFakeServer(answerJson({ id: '1' }));
  const settings = { mailchimpApiKey: API_KEY, mailchimpApiUrl: chimp.url, hasRateLimits: false };
  service = await serviceWith(settings);
});

afterAll(async () => {
  await service.discard();
  await chimp.close();
});

const subscribe = (values: object, more: object = {}, to = service) =>
  postFromSite(to, 'mailchimp/subscribe', { listId: 'abc', values, ...more });
const BEN = { email_address: 'Ben@example.org', FNAME: 'Ben' };

describe('mailchimp/subscribe', () => {
  it('subscribes a visitor and answers with the message of the block', async () => {
    const { status, body } = await subscribe(BEN);
    expect([status, body]).toEqual([200, { success: true, message: 'Subscribed succesfully.' }]);
  });

  it('sends configured fields only, pending until the person confirms', async () => {
    const hostile = { status: 'subscribed', vip: true, tags: ['x'], merge_fields: { FNAME: 'y' }, LNAME: 'z' };
    await subscribe({ ...BEN, ...hostile });
    const { method, url, headers, body } = chimp.received.at(-1) ?? {};
    expect([method, url]).toEqual(['PUT', `/lists/abc/members/${hash('md5', 'ben@example.org')}`]);
    expect(headers?.authorization).toBe(`Basic ${Buffer.from(`pagewright:${API_KEY}`).toString('base64')}`);
    expect(JSON.parse(body ?? '')).toEqual({
      email_address: 'ben@example.org',
      status_if_new: 'pending',
      status: 'pending',
      merge_fields: { FNAME: 'Ben' },
    });
  });

  it.each(['unsubscribed', 'cleaned', 'pending', 'archived'])(
    'asks a person whose address is %s to confirm again',
    async (status) => {
      chimp.answer = answerJson({ status });
      expect((await subscribe(BEN)).body.success).toBe(true);
      const { method, body } = chimp.received.at(-1) ?? {};
      expect([method, JSON.parse(body ?? '').status]).toEqual(['PUT', 'pending']);
    },
  );

  it('gives the same answer to a visitor who is already on the list, and changes nothing there', async () => {
    const asked = chimp.received.length;
    chimp.answer = answerJson({ id: '1' });
    const first = await subscribe(BEN);
    const others = chimp.received.length - asked;
    chimp.answer = answerJson({ status: 'subscribed' });
    const second = await subscribe(BEN);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const known = chimp.received.slice(asked + others).map(({ method }) => method);
    expect(known).toEqual(Array.from({ length: others }, () => 'GET'));
  });

  it('accepts only lists that a published block of the domain uses', async () => {
    const asked = chimp.received.length;
    expect((await subscribe(BEN, { listId: 'other' })).status).toBe(404);
    const { status, body } = await subscribe(BEN, { listId: '' });
    expect([status, body.error.message]).toEqual([400, 'A mailchimp list id is required, please check the config']);
    expect(chimp.received).toHaveLength(asked);
  });

  it('accepts what each box of one list asks for, by the box that the page names', async () => {
    const box = (key: string, fields: object[], successMessage: string) =>
      formBlock({ componentType: 'NewsletterBox', key, subscribe: { listId: 'boxes', fields, successMessage } });
    const company = { id: 'COMPANY', name: 'Company', required: true };
    const page = await publishBlocks(
      service,
      box('short', FIELDS.slice(0, 1), 'Short'),
      box('long', [...FIELDS, company], 'Long'),
    );
    const send = (values: object, blockKey?: string) =>
      subscribe(values, { listId: 'boxes', ...(blockKey && { pageId: page._id, blockKey }) });
    chimp.answer = answerJson({ id: '1' });
    const sent = () => JSON.parse(chimp.received.at(-1)?.body ?? '').merge_fields;
    expect((await send({ email_address: 'a@example.org' }, 'short')).body).toEqual({ success: true, message: 'Short' });
    expect((await send({ ...BEN, COMPANY: 'Boats' }, 'long')).body).toEqual({ success: true, message: 'Long' });
    expect(sent()).toEqual({ FNAME: 'Ben', COMPANY: 'Boats' });
    const refused = await send(BEN, 'long');
    expect([refused.status, refused.body.error.validationErrors]).toEqual([400, ['Company: This field is required']]);
    // Pages that were loaded before name no box.
    expect((await send({ email_address: 'a@example.org' })).body).toEqual({ success: true, message: 'Short' });
    expect((await send({ ...BEN, COMPANY: 'Boats' })).body).toEqual({ success: true, message: 'Long' });
    expect((await send({ ...BEN, COMPANY: 'Boats' }, 'gone')).body).toEqual({ success: true, message: 'Long' });
    expect(sent()).toEqual({ FNAME: 'Ben', COMPANY: 'Boats' });
  });

  it('refuses an invalid address', async () => {
    const { status, body } = await subscribe({ email_address: 'a@x.org, b@z.org' });
    expect([status, body.error.validationErrors]).toEqual([400, ['Email Address: A valid email address is required']]);
    expect((await subscribe({ email_address: { $ne: 1 } })).status).toBe(400);
  });

  it('calls the service, twice each, for ten of fifty requests from one network, and never for a bot', async () => {
    const limited = await serviceWith({ mailchimpApiKey: API_KEY, mailchimpApiUrl: chimp.url });
    onTestFinished(() => limited.discard());
    chimp.answer = answerJson({ id: '1' });
    const asked = chimp.received.length;
    const trapped = await subscribe(BEN, { website: 'http://spam' }, limited);
    expect([trapped.body.success, chimp.received.length]).toEqual([true, asked]);
    const statuses: number[] = [];
    for (let count = 0; count < 50; count++) statuses.push((await subscribe(BEN, {}, limited)).status);
    expect(chimp.received.length - asked).toBeLessThanOrEqual(2 * 10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('reports what the service finds wrong with a field', async () => {
    chimp.answer = answerJson({ title: 'Invalid', errors: [{ field: 'FNAME', message: 'Too long' }] }, 400);
    expect((await subscribe(BEN)).body).toEqual({ success: false, message: 'FNAME:Too long' });
  });

  it.each(['Member In Compliance State', 'Forgotten Email Not Subscribed'])(
    'answers a stranger as for any other address when the service says: %s',
    async (title) => {
      chimp.answer = answerJson({ title, detail: 'ben@example.org was permanently deleted' }, 400);
      expect((await subscribe(BEN)).body).toEqual({ success: true, message: 'Subscribed succesfully.' });
    },
  );

  it('keeps the key out of every answer', async () => {
    chimp.answer = answerJson({ title: 'Bad', detail: `The key ${API_KEY} is odd` }, 400);
    expect((await subscribe(BEN)).body).toEqual({ success: false, message: 'The key [redacted] is odd' });
  });

  it.each([
    ['does not answer', () => {}],
    ['is overloaded', answerJson({}, 429)],
    ['answers HTML', (response: Parameters<FakeServer['answer']>[0]) => void response.writeHead(502).end('<html>')],
  ])('reports the failure when the service %s, and does not call it for a while', async (_, answer) => {
    const join = mailchimp({ apiKey: API_KEY, apiUrl: chimp.url, log: createLog('silent') });
    chimp.answer = answer;
    const asked = chimp.received.length;
    const ben = { domainId: 'main', listId: 'abc', language: 'en', email: 'ben@example.org', values: {} };
    for (let count = 0; count < 10; count++) expect(await join(ben)).toContain('Please try again');
    expect(chimp.received).toHaveLength(asked + 1);
  });
});

describe('without a list service', () => {
  it('subscribers are stored once each, listed, and exported', async () => {
    const alone = await serviceWith({});
    onTestFinished(() => alone.discard());
    for (const values of [BEN, BEN, { email_address: 'ada@example.org', FNAME: '=1' }]) {
      expect((await subscribe(values, {}, alone)).body.success).toBe(true);
    }
    const editor = await alone.as(['editor']);
    const { body } = await editor.call('subscribers/list', {});
    expect(body).toMatchObject({ total: 2, subscribers: [{ email: 'ada@example.org' }, { email: 'ben@example.org' }] });
    const { body: csv } = await editor.get('/api/subscribers/generateCSV');
    expect(csv).toMatch(/^List,Email Address,Subscribed At,FNAME\r\nabc,ada@example\.org,[^,]+,'=1\r\n/);
  });
});
