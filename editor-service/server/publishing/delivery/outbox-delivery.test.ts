import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import type { AnswerOf, PublishEvent } from '../../../contract/calls.ts';
import { client, SOON, startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
});

afterAll(() => service.discard());

const newPage = (slug: string, heading = `About ${slug}`) => ({ domainId: 'main', slug, header: { heading } });
const siteText = async (path: string) => (await fetch(`${service.siteUrl}${path}`)).text();
const contentFile = (path: string) => join(service.folder, 'data', 'published', path);
const pageFile = (id: string) => contentFile(`main/pages/${id}.json`);

/** A page whose publish is over: its files exist a moment before the events report it as live. */
async function publishedPage(slug: string, parts: object = {}): Promise<AnswerOf<'page/publishPage'>> {
  const { body } = await publisher.call('page/publishPage', { page: { ...newPage(slug), ...parts } });
  const state = async () => (await publisher.call('page/publishStatus', { _id: body._id })).body?.state;
  await expect.poll(state, SOON).toBe('live');
  return body;
}

const draft = async (slug: string) => (await publisher.call('page/load', { slug, domainId: 'main' })).body;

/** Collects the events of a publish while `work` runs, until one of this page is final. */
async function eventsOf(pageId: string, work: () => Promise<unknown>): Promise<PublishEvent[]> {
  const cut = new AbortController();
  const response = await fetch(`${service.editorUrl}/api/publish/events`, {
    headers: { cookie: publisher.cookie },
    signal: cut.signal,
  });
  await work();
  const events: PublishEvent[] = [];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
    if (events.some(({ state, pageIds }) => pageIds.includes(pageId) && /live|failed/.test(state))) break;
  }
  cut.abort();
  return events.filter(({ pageIds }) => pageIds.includes(pageId));
}

describe('publish/events', () => {
  it('report the progress of a publish until it is live at its address', async () => {
    const page = await publishedPage('eventful');
    const events = await eventsOf(page._id, () =>
      publisher.call('page/publishPage', { page: { ...page, header: { heading: 'New words' } } }),
    );
    expect(events[0]?.state).toBe('queued');
    expect(events.at(-1)).toEqual({
      state: 'live',
      domainId: 'main',
      pageIds: [page._id],
      milliseconds: expect.any(Number),
      span: expect.any(Number),
      changed: [{ address: '/eventful', url: `${service.siteUrl}/eventful` }],
    });
    const { body } = await publisher.call('page/publishStatus', { _id: page._id });
    expect(body).toEqual(events.at(-1));
  });
});

describe('a publish right after a start', () => {
  it('reports what it changed, although the builder is just starting', async () => {
    const page = await publishedPage('early');
    service = await service.restart();
    publisher = client(service.editorUrl, publisher.cookie);
    const events = await eventsOf(page._id, () =>
      publisher.call('page/publishPage', { page: { ...page, header: { heading: 'Already new' } } }),
    );
    expect(events.at(-1)).toMatchObject({ state: 'live', changed: [{ address: '/early' }] });
  });
});

describe('a publish', () => {
  it('writes one file under published/, without names and roles', async () => {
    const { _id } = await publishedPage('filed');
    const text = await readFile(pageFile(_id), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ _id, slug: 'filed', published: true });
    expect(text).not.toMatch(/updatedBy|editorRoles/);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('moves the page when its slug changes, and redirects its old address to the new one', async () => {
    const page = await publishedPage('old-name');
    await publisher.call('page/publishPage', { page: { ...page, slug: 'new-name' } });
    await expect.poll(() => siteText('/new-name'), SOON).toContain('About old-name');
    const old = async () =>
      (await fetch(`${service.siteUrl}/old-name`, { redirect: 'manual' })).headers.get('location');
    await expect.poll(old, SOON).toBe('/new-name');
  });

  it.each(['publish', 'unpublish'])(
    'competes with many publishes and unpublishes, a %s sent last, and the last acknowledged state wins',
    async (last) => {
      const slug = `busy-${last}`;
      const { _id } = await publishedPage(slug);
      const publish = (heading: string) =>
        publisher.call('page/publishPage', { page: { ...newPage(slug, heading), _id } });
      const unpublish = () => publisher.call('page/unpublishPage', { _id });
      for (let round = 0; round < 25; round++) await Promise.all([unpublish(), publish(`Round ${round}`)]);
      await Promise.all(last === 'publish' ? [unpublish(), publish('The end')] : [publish('The end'), unpublish()]);
      const wanted = (await draft(slug)).published ? 'The end' : 'could not be found';
      await expect.poll(() => siteText(`/${slug}`), SOON).toContain(wanted);
    },
  );

  it('survives an immediate restart of the service', async () => {
    const { body } = await publisher.call('page/publishPage', { page: newPage('just-before') });
    service = await service.restart();
    publisher = client(service.editorUrl, publisher.cookie);
    expect(body.published).toBe(true);
    expect(await siteText('/just-before')).toContain('About just-before');
  });
});

/** A change whose event the system loses is found by the next scan of the folder, at most a minute later. */
const ADOPTED = { timeout: 90_000 };

describe('published files that others change', { timeout: 120_000 }, () => {
  it('become a new revision of the draft, and are published', async () => {
    const page = await publishedPage('pulled');
    const text = await readFile(pageFile(page._id), 'utf8');
    await writeFile(pageFile(page._id), text.replace('About pulled', 'Written elsewhere'));
    await expect.poll(() => siteText('/pulled'), ADOPTED).toContain('Written elsewhere');
    expect(await draft('pulled')).toMatchObject({
      header: { heading: 'Written elsewhere' },
      revision: page.revision + 1,
      updatedBy: 'published files',
    });
  });

  it('keep what files never contain: recipients and mail texts', async () => {
    const form = { componentType: 'Form', key: 'f1', title: 'Write to us', recipient: 'office@example.org' };
    const contents = [{ ...form, ccs: [{ email: 'second@example.org' }] }];
    const { _id } = await publishedPage('form-pulled', { contents });
    const text = await readFile(pageFile(_id), 'utf8');
    expect(text).not.toContain('@example.org');
    await writeFile(pageFile(_id), text.replace('Write to us', 'Talk to us'));
    const stored = async () => (await draft('form-pulled')).contents[0];
    await expect.poll(stored, ADOPTED).toMatchObject({ title: 'Talk to us' });
    expect(await stored()).toMatchObject({ recipient: 'office@example.org', ccs: [{ email: 'second@example.org' }] });
  });

  it('are restored when they differ only in formatting', async () => {
    const known = { identifier: 'ask', recipient: 'office@example.org', subject: 'Hi' };
    const form = { componentType: 'Form', key: 'f1', ...known, fields: [{ key: 'a', type: 'text', name: 'a' }] };
    const { _id, revision } = await publishedPage('laid-out', { contents: [form] });
    const text = await readFile(pageFile(_id), 'utf8');
    expect(text).toContain('"isConfigured": true');
    await writeFile(pageFile(_id), JSON.stringify(JSON.parse(text)));
    await expect.poll(() => readFile(pageFile(_id), 'utf8'), ADOPTED).toBe(text);
    expect(await draft('laid-out')).toMatchObject({ revision });
  });

  it('never contain unknown fields: one that is added to a file is kept in the draft only', async () => {
    const headline = { componentType: 'Headline', key: 'h1', title: 'Words', glitter: 'gold' };
    const header = { heading: 'Baubles', shine: 'bright' };
    const body = await publishedPage('glittering', { header, contents: [headline] });
    const text = await readFile(pageFile(body._id), 'utf8');
    expect(text).not.toMatch(/gold|bright/);
    await writeFile(pageFile(body._id), text.replace('"key": "h1"', '"key": "h1", "tinsel": "silver"'));
    const stored = async () => await draft('glittering');
    await expect.poll(stored, ADOPTED).toMatchObject({ revision: body.revision + 1 });
    expect(await stored()).toMatchObject({
      header: { shine: 'bright' },
      contents: [{ glitter: 'gold', tinsel: 'silver' }],
    });
    await expect.poll(() => readFile(pageFile(body._id), 'utf8'), ADOPTED).not.toContain('silver');
    const visitor = await service.as(null);
    const seen = await visitor.call('page/load', { slug: 'glittering', domainId: 'main' });
    expect(JSON.stringify(seen.body)).not.toMatch(/gold|bright|silver/);
  });

  it('may be new pages', async () => {
    const page = await publishedPage('model');
    const text = await readFile(pageFile(page._id), 'utf8');
    const added = text.replaceAll(page._id, 'added-elsewhere').replace('"slug": "model"', '"slug": "added"');
    await writeFile(pageFile('added-elsewhere'), added);
    await expect.poll(() => siteText('/added'), ADOPTED).toContain('About model');
    expect((await draft('added'))._id).toBe('added-elsewhere');
  });

  it('are restored when they are damaged or missing', async () => {
    const page = await publishedPage('cut');
    const text = await readFile(pageFile(page._id), 'utf8');
    await writeFile(pageFile(page._id), text.slice(0, text.length / 2));
    await expect.poll(() => readFile(pageFile(page._id), 'utf8'), ADOPTED).toBe(text);
    await rm(pageFile(page._id));
    await expect.poll(() => readFile(pageFile(page._id), 'utf8').catch(() => null), ADOPTED).toBe(text);
    expect(await draft('cut')).toMatchObject({ revision: page.revision });
    expect(await siteText('/cut')).toContain('About cut');
  });

  it('are repaired at the next start when they were changed while the service was down', async () => {
    const page = await publishedPage('asleep');
    const text = await readFile(pageFile(page._id), 'utf8');
    await service.close();
    await rm(contentFile('main'), { recursive: true });
    await mkdir(contentFile('main/pages'), { recursive: true });
    await writeFile(contentFile('main/pages/stranger.json'), 'not even JSON');
    service = await startTestService({}, service.folder);
    publisher = client(service.editorUrl, publisher.cookie);
    await expect.poll(() => readFile(pageFile(page._id), 'utf8').catch(() => null), ADOPTED).toBe(text);
    await expect.poll(() => siteText('/asleep'), ADOPTED).toContain('About asleep');
  });

  // A machine whose database is shared takes such a file for one that it has missed.
  it.runIf(isOnSqlite)('are adopted when an older text was put back while the service was down', async () => {
    const page = await publishedPage('older');
    const text = await readFile(pageFile(page._id), 'utf8');
    await publisher.call('page/publishPage', { page: { ...page, header: { heading: 'Later older' } } });
    await expect.poll(() => siteText('/older'), ADOPTED).toContain('Later older');
    const waiting = async () => (await (await fetch(`${service.editorUrl}/readyz`)).json()).waiting;
    await expect.poll(waiting, ADOPTED).toBe(0);
    const compared = join(service.folder, 'data/build/compared.json');
    await service.close();
    expect(existsSync(compared)).toBe(true);
    await writeFile(pageFile(page._id), text);
    service = await startTestService({}, service.folder);
    publisher = client(service.editorUrl, publisher.cookie);
    const stored = () => draft('older');
    await expect.poll(stored, ADOPTED).toMatchObject({ header: { heading: 'About older' } });
    expect(existsSync(compared)).toBe(false); // until it stops in good order
  });
});

describe('a data folder', () => {
  it('belongs to one service at a time', async () => {
    await expect(startTestService({}, service.folder)).rejects.toThrow(/Another service \(process \d+\) is using/);
  });

  it('is locked, not broken: the first service continues', async () => {
    expect((await publisher.call('page/load', { slug: '', domainId: 'main' })).status).toBe(200);
  });
});
