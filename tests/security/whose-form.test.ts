import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '#editor-service/server/testing/mail-sink.ts';
import { FILLED_IN, formBlock, postFromSite, publishBlocks } from '#editor-service/server/testing/sample-form.ts';
import {
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { visitor } from './cast.ts';

let sink: MailSink;
let service: TestService;
let editor: TestClient;
/** An administrator at work on the other site. */
let elsewhere: TestClient;
let foreign: { pageId: string; blockKey: string };

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url, mailFrom: 'no-reply@tideline.example', hasRateLimits: false });
  editor = await service.as(['editor']);
  elsewhere = await service.as(['admin']);
  const { body: domain } = await elsewhere.call('config/publishDomain', {
    domain: { name: 'Other', hostnames: ['other.example'] },
  });
  await elsewhere.call('config/swapActiveDomain', { domain });
  const contents = [formBlock({ identifier: 'whose', recipient: 'foreign@other.example' })];
  const page = { domainId: domain._id, slug: 'contact', contents };
  const { body } = await elsewhere.call('page/publishPage', { page });
  foreign = { pageId: body._id, blockKey: 'form1' };
});

afterAll(async () => {
  await service.discard();
  await sink.close();
});

const EVIL = { recipient: 'evil@example.net', ccs: ['evil@example.net'], subject: 'Buy' };
const submit = (identifier: string, more: object = {}) =>
  postFromSite(service, 'forms/submit', { settings: { identifier, ...EVIL }, form: FILLED_IN, ...more });
const newest = async (identifier: string) =>
  (await editor.call('forms/getSubmissions', { identifier })).body.formSubmissions[0];

/** A submission that may be for two forms. */
async function unassigned(identifier: string, more: object = {}) {
  const pages = [];
  for (const name of ['a', 'b'])
    pages.push(await publishBlocks(service, formBlock({ identifier, recipient: `${name}@${identifier}.org` })));
  await submit(identifier, more);
  return { pageId: pages[0]?._id ?? '', blockKey: 'form1' };
}

describe('the block that a page names', () => {
  it('sends nothing to a form of another site, of a draft or of a page that is no page', async () => {
    const { body: draft } = await editor.call('page/save', {
      page: {
        domainId: 'main',
        slug: 'draft',
        contents: [formBlock({ identifier: 'secret', recipient: 'd@main.org' })],
      },
    });
    for (const block of [foreign, { pageId: draft._id, blockKey: 'form1' }, { pageId: '__proto__', blockKey: 'form1' }])
      for (const identifier of ['whose', 'secret']) expect((await submit(identifier, block)).status).toBe(404);
    expect((await elsewhere.call('forms/getSubmissions', {})).body.total).toBe(0);
    expect(sink.received).toEqual([]);
  });

  it.each([
    [['a'], 'form1'],
    [{ toString: 'a' }, 'form1'],
    [null, null],
    ['a', '../form1'],
    ['a', 'x'.repeat(41)],
    ['a'.repeat(65), 'form1'],
  ])('is refused when no page can say so: %j, %j', async (pageId, blockKey) => {
    expect((await submit('whose', { pageId, blockKey })).status).toBe(400);
    const subscription = { listId: 'list', values: {}, pageId, blockKey };
    expect((await postFromSite(service, 'mailchimp/subscribe', subscription)).status).toBe(400);
  });

  it('needs the captcha of its own form, whatever another block asks for', async () => {
    const captcha = { type: 'captcha', name: 'recaptcha', label: '' };
    const fields = [{ type: 'text', name: 'name', label: 'Name' }];
    const guarded = formBlock({ identifier: 'guarded', recipient: 'guarded@main.org', fields: [...fields, captcha] });
    const page = await publishBlocks(service, guarded);
    await publishBlocks(service, formBlock({ identifier: 'open', recipient: 'open@main.org', fields }));
    const form = { name: 'Ben' };
    for (const identifier of ['guarded', 'open'])
      expect((await submit(identifier, { pageId: page._id, blockKey: 'form1', form })).status).toBe(400);
    expect(sink.to('guarded@main.org')).toEqual([]);
  });
});

describe('forms/assign', () => {
  it('mails once, to the stored recipient, when twenty editors do it at once', async () => {
    const form = await unassigned('twenty');
    const _id = (await newest('twenty'))?._id ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => editor.call('forms/assign', { _id, ...form })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expect.poll(() => sink.to('a@twenty.org'), SOON).toHaveLength(1);
    const { body } = await editor.call('mail/list', { limit: 100 });
    expect(body.mails.filter(({ recipients }) => recipients.join().includes('twenty.org'))).toHaveLength(1);
    expect(sink.to('evil@example.net')).toEqual([]);
  });

  it('refuses visitors, people at work on another site, and their forms', async () => {
    const form = await unassigned('rights');
    const _id = (await newest('rights'))?._id ?? '';
    for (const [who, status] of [
      [visitor(service), 401],
      [elsewhere, 404],
    ] as const) {
      expect((await who.call('forms/assign', { _id, ...form })).status).toBe(status);
      expect((await who.call('forms/getCandidates', { _id })).status).toBe(status);
    }
    for (const other of [foreign, { ...form, blockKey: '_' }, { ...form, pageId: 'x' }])
      expect((await editor.call('forms/assign', { _id, ...other })).status).toBe(404);
    expect(await newest('rights')).toMatchObject({ settings: { recipient: '' } });
  });

  it('refuses what is erased or in quarantine, and mails nobody', async () => {
    const form = await unassigned('erased');
    const _id = (await newest('erased'))?._id ?? '';
    await editor.call('forms/eraseSubmission', { _id });
    const spam = await unassigned('spam', { website: 'http://spam.example' });
    const { formSubmissions } = (await editor.call('quarantine/list', {})).body;
    const held = formSubmissions.find(({ settings }) => settings.identifier === 'spam')?._id ?? '';
    expect(held).not.toBe('');
    for (const [id, block] of [
      [_id, form],
      [held, spam],
    ] as const) {
      expect((await editor.call('forms/assign', { _id: id, ...block })).status).toBe(404);
    }
    const { body } = await editor.call('mail/list', { limit: 100 });
    expect(body.mails.filter(({ recipients }) => /erased|spam/.test(recipients.join()))).toEqual([]);
  });
});
