import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { FIELDS, FILLED_IN, formBlock, postFromSite, publishBlocks } from '../testing/sample-form.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let sink: MailSink;
let service: TestService;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url, mailFrom: 'no-reply@tideline.example', hasRateLimits: false });
  [editor, publisher] = await Promise.all([service.as(['editor']), service.as(['publisher'])]);
});

afterAll(async () => {
  await service.discard();
  await sink.close();
});

const submissionsOf = async (identifier: string) =>
  (await editor.call('forms/getSubmissions', { identifier })).body.formSubmissions;
const submit = (identifier: string, more: object = {}) =>
  postFromSite(service, 'forms/submit', { settings: { identifier }, form: FILLED_IN, ...more });
const at = (page: { _id: string }, blockKey = 'form1') => ({ pageId: page._id, blockKey });

/** Two pages with a form of one identifier, as Duplicate page leaves them; the recipients are `a@` and `b@` that name. */
async function publishTwo(identifier: string, changes: object = {}) {
  const form = (name: string) => formBlock({ identifier, recipient: `${name}@${identifier}.org`, ...changes });
  return [await publishBlocks(service, form('a')), await publishBlocks(service, form('b'))] as const;
}

describe('two forms with one identifier', () => {
  it('get what was sent from their own page, in either order', async () => {
    const [a, b] = await publishTwo('pair');
    for (const page of [a, b, a]) expect((await submit('pair', at(page))).status).toBe(200);
    const recipients = (await submissionsOf('pair')).map(({ settings }) => settings.recipient);
    expect(recipients).toEqual(['a@pair.org', 'b@pair.org', 'a@pair.org']);
    await expect.poll(() => sink.to('a@pair.org'), SOON).toHaveLength(2);
    await expect.poll(() => sink.to('b@pair.org'), SOON).toHaveLength(1);
  });

  it('on one page, in containers too, get what was sent from their own block', async () => {
    const form = (key: string) => formBlock({ key, identifier: 'nested', recipient: `${key}@nested.org` });
    const columns = { componentType: 'ThreeColumnContent', key: 'c1', left: [form('inside')], right: [] };
    const timeline = {
      componentType: 'Timeline',
      key: 't1',
      tabs: [{ key: 'tab', title: 'One', contents: [form('tabbed')] }],
    };
    const page = await publishBlocks(service, form('top'), columns as never, timeline as never);
    for (const key of ['top', 'inside', 'tabbed']) expect((await submit('nested', at(page, key))).status).toBe(200);
    const recipients = (await submissionsOf('nested')).map(({ settings }) => settings.recipient);
    expect(recipients).toEqual(['tabbed@nested.org', 'inside@nested.org', 'top@nested.org']);
  });

  it('are checked by the fields of their own block', async () => {
    const topic = [{ type: 'text', name: 'topic', label: 'Topic', required: true }];
    const [first, second] = [formBlock({ identifier: 'fields' }), formBlock({ identifier: 'fields', fields: topic })];
    await publishBlocks(service, first);
    const page = await publishBlocks(service, second);
    expect((await submit('fields', at(page))).body.error.validationErrors).toEqual(['Topic is required.']);
    expect((await submit('fields', { ...at(page), form: { topic: 'Boats' } })).status).toBe(200);
  });

  it('keep their submissions apart for a day after a change, and while the page is unpublished', async () => {
    const [a, b] = await publishTwo('gone');
    const changed = { ...a, contents: [formBlock({ identifier: 'gone', recipient: 'new@gone.org' })] };
    await publisher.call('page/publishPage', { page: changed });
    await submit('gone', at(a));
    await publisher.call('page/unpublishPage', { _id: b._id });
    await submit('gone', at(b));
    const recipients = (await submissionsOf('gone')).map(({ settings }) => settings.recipient);
    expect(recipients).toEqual(['b@gone.org', 'new@gone.org']);
  });

  it('need not be told apart when they do the same', async () => {
    await publishTwo('same', { recipient: 'one@same.org' });
    await submit('same');
    expect(await submissionsOf('same')).toMatchObject([{ settings: { recipient: 'one@same.org' } }]);
  });

  it('accept what a page sends from a block that is gone, as to be assigned', async () => {
    await publishBlocks(service, formBlock({ identifier: 'moved', recipient: 'here@moved.org' }));
    expect((await submit('moved', { pageId: 'an-old-page', blockKey: 'form1' })).status).toBe(200);
    expect(await submissionsOf('moved')).toMatchObject([{ settings: { recipient: '' }, candidates: [{}] }]);
  });

  it('refuse an address that no page can have', async () => {
    await publishTwo('odd');
    for (const pageId of [{ $ne: 1 }, '', ['a'], 7]) {
      expect((await submit('odd', { pageId, blockKey: 'form1' })).status).toBe(400);
    }
    expect((await submit('odd', { pageId: 'x', blockKey: "'; drop" })).status).toBe(400);
  });

  it('leave an editor’s trial with its own form, and never to be assigned', async () => {
    const [a] = await publishTwo('trial');
    const trial = { settings: { identifier: 'trial' }, form: FILLED_IN };
    await editor.call('forms/submit', { ...trial, ...at(a) });
    await editor.call('forms/submit', trial);
    const { body } = await editor.call('forms/getSubmissions', { identifier: 'trial', showDraftSubmissions: true });
    expect(body.formSubmissions.map(({ candidates }) => candidates)).toEqual([undefined, undefined]);
    expect(body.formSubmissions[1]?.settings.recipient).toBe('a@trial.org');
  });

  it('do the same in a section, wherever it is shown', async () => {
    const section = (name: string) => ({
      ...{ domainId: 'main', slug: '', title: name },
      contents: [formBlock({ identifier: 'shared', recipient: `${name}@section.org` })],
    });
    const ids: string[] = [];
    for (const name of ['one', 'two']) {
      const { body } = await editor.call('page/save', { page: section(name), collection: 'sections' });
      await publisher.call('page/publishPage', { page: body, collection: 'sections' });
      ids.push(body._id);
    }
    const shows = (sectionId: string, key: string) => ({ componentType: 'Section', key, sectionId });
    await publishBlocks(service, ...(ids.map((id, index) => shows(id, `s${index}`)) as never[]));
    for (const _id of ids) await submit('shared', at({ _id }));
    const recipients = (await submissionsOf('shared')).map(({ settings }) => settings.recipient);
    expect(recipients).toEqual(['two@section.org', 'one@section.org']);
  });
});

describe('a submission of a page that was loaded before', () => {
  async function sendUnassigned(identifier: string, more: object = {}) {
    const confirmation = { successEmailText: `<p>Dear \${name}, thank you</p>`, submitterEmailField: 'email' };
    const pages = await publishTwo(identifier, confirmation);
    const email = `ben@${identifier}.org`;
    expect((await submit(identifier, { form: { ...FILLED_IN, email }, ...more })).status).toBe(200);
    return { pages, email };
  }

  it('is to be assigned when two forms have its identifier, and mailed to nobody', async () => {
    const { pages, email } = await sendUnassigned('whose');
    const [submission] = await submissionsOf('whose');
    expect(submission).toMatchObject({
      ...{ state: 'received', settings: { identifier: 'whose', recipient: '', subject: '', ccs: [] } },
      ...{ form: { ...FILLED_IN, email }, candidates: pages.map((page) => at(page)).reverse() },
    });
    const { body: csv } = await editor.get('/api/forms/generateCSV?identifier=whose');
    expect(csv).toContain('\r\nwhose,,Unassigned,,');
    expect((await editor.call('mail/list', {})).body.mails.filter(({ subject }) => subject === '')).toEqual([]);
    expect(sink.received.filter(({ recipients }) => recipients.join().includes('whose.org'))).toEqual([]);
  });

  it('is listed and exported alone where that is asked for, until it is assigned', async () => {
    const { pages } = await sendUnassigned('alone');
    await submit('alone', at(pages[1]));
    const query = { identifier: 'alone', toBeAssigned: true };
    const { formSubmissions, total } = (await editor.call('forms/getSubmissions', query)).body;
    expect([total, formSubmissions.length]).toEqual([1, 1]);
    const { body: csv } = await editor.get('/api/forms/generateCSV?identifier=alone&toBeAssigned=true');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    await editor.call('forms/assign', { _id: formSubmissions[0]?._id ?? '', ...at(pages[0]) });
    expect((await editor.call('forms/getSubmissions', query)).body.total).toBe(0);
  });

  it('leaves a line in the activity log when it is released, and when it is assigned', async () => {
    const { pages } = await sendUnassigned('logged', { website: 'http://spam' });
    const { body } = await editor.call('quarantine/list', {});
    const _id = body.formSubmissions.find(({ settings }) => settings.identifier === 'logged')?._id ?? '';
    await editor.call('quarantine/release', { _id });
    await editor.call('forms/assign', { _id, ...at(pages[0]) });
    const admin = await service.as(['admin']);
    const { entries } = (await admin.call('audit/list', {})).body;
    const lines = entries.filter(({ subject }) => subject === _id).map(({ action }) => action);
    expect(lines).toEqual(['assign', 'release']);
  });

  it('is mailed once to the form that an editor assigns it to, and to the visitor', async () => {
    const { pages, email } = await sendUnassigned('assign');
    const _id = (await submissionsOf('assign'))[0]?._id ?? '';
    const { body: candidates } = await editor.call('forms/getCandidates', { _id });
    expect(candidates.map(({ recipient, holder }) => [recipient, holder])).toEqual([
      ['b@assign.org', expect.stringMatching(/^“.+” \(\/form-page-\d+\)$/)],
      ['a@assign.org', expect.stringMatching(/^“.+” \(\/form-page-\d+\)$/)],
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => editor.call('forms/assign', { _id, ...at(pages[0]) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    await expect.poll(() => sink.to('a@assign.org'), SOON).toHaveLength(1);
    await expect.poll(() => sink.to(email), SOON).toHaveLength(1);
    expect(sink.to('b@assign.org')).toEqual([]);
    const [assigned] = await submissionsOf('assign');
    expect(assigned).toMatchObject({ settings: { recipient: 'a@assign.org', subject: 'New enquiry' } });
    expect(assigned).not.toHaveProperty('candidates');
    expect((await editor.call('forms/getCandidates', { _id })).status).toBe(404);
  });

  it('can still be assigned when a form has another identifier since, but only to a candidate', async () => {
    const { pages } = await sendUnassigned('renamed');
    const stranger = await publishBlocks(service, formBlock({ identifier: 'stranger' }));
    const [a] = pages;
    const own = formBlock({ identifier: 'renamed-a', recipient: 'a@renamed.org' });
    await publisher.call('page/publishPage', { page: { ...a, contents: [own] } });
    const _id = (await submissionsOf('renamed'))[0]?._id ?? '';
    expect((await editor.call('forms/assign', { _id, ...at(stranger) })).status).toBe(404);
    expect((await editor.call('forms/assign', { _id, ...at(a) })).status).toBe(200);
    expect(await submissionsOf('renamed-a')).toMatchObject([{ _id, settings: { identifier: 'renamed-a' } }]);
  });

  it('is still to be assigned after its release from quarantine', async () => {
    await sendUnassigned('bot', { website: 'http://spam' });
    const { body } = await editor.call('quarantine/list', {});
    const _id = body.formSubmissions.find(({ settings }) => settings.identifier === 'bot')?._id ?? '';
    expect((await editor.call('forms/getCandidates', { _id })).status).toBe(404);
    expect((await editor.call('quarantine/release', { _id })).status).toBe(200);
    expect((await editor.call('forms/getCandidates', { _id })).body).toHaveLength(2);
  });

  it('is chosen by what only one of the forms can have sent', async () => {
    await publishTwo('telling');
    const fields = [...FIELDS, { type: 'text', name: 'company', label: 'Company' }];
    await publishBlocks(service, formBlock({ identifier: 'telling', recipient: 'c@telling.org', fields }));
    await submit('telling', { form: { ...FILLED_IN, company: 'Boats' } });
    expect(await submissionsOf('telling')).toMatchObject([{ settings: { recipient: 'c@telling.org' } }]);
  });

  it('keeps all that one of the forms asks for, and is refused only if none accepts it', async () => {
    const field = (name: string) => ({ type: 'text', name, label: name, maxLength: 20 });
    await publishBlocks(service, formBlock({ identifier: 'sum', fields: [field('one'), field('two')] }));
    await publishBlocks(service, formBlock({ identifier: 'sum', fields: [field('two'), field('three')] }));
    const form = { one: '1', three: '3', four: '4' };
    expect((await submit('sum', { form })).status).toBe(200);
    expect(await submissionsOf('sum')).toMatchObject([{ form: { one: '1', three: '3' } }]);
    expect((await submit('sum', { form: { two: 'x'.repeat(21) } })).status).toBe(400);
  });

  it('is assigned by people who may read submissions, on their own site', async () => {
    const { pages } = await sendUnassigned('rights');
    const _id = (await submissionsOf('rights'))[0]?._id ?? '';
    const visitor = await service.as(null);
    expect((await visitor.call('forms/assign', { _id, ...at(pages[0]) })).status).toBe(401);
    expect((await visitor.call('forms/getCandidates', { _id })).status).toBe(401);
    expect((await publisher.call('forms/getCandidates', { _id })).status).toBe(200);
    expect((await editor.call('forms/assign', { _id: 'nothing', ...at(pages[0]) })).status).toBe(404);
  });
});
