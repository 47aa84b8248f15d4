import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { downloadSchema } from '../../contract/answers.ts';
import type { Call } from '../../contract/call.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { client, SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [admin, publisher] = await Promise.all([service.as(['admin']), service.as(['publisher'])]);
});

afterAll(() => service.discard());

const harbour = { name: 'Harbour Trust', hostnames: ['harbour.test'] };

/** The static server's answer for a hostname. */
function siteText(hostname: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${service.siteUrl}${path}`, { headers: { host: hostname } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

describe('config/saveDomain', () => {
  it('adds a domain with an id made from its name, unknown to visitors', async () => {
    const { body } = await admin.call('config/saveDomain', { domain: { name: 'Quiet Bay', hostnames: ['bay.test'] } });
    expect(body).toEqual({
      _id: 'quiet-bay',
      name: 'Quiet Bay',
      hostnames: ['bay.test'],
      siteUrl: '',
      published: false,
    });
    const visitor = client(service.editorUrl, '');
    expect((await visitor.call('config/loadDomain', { hostname: 'bay.test' })).status).toBe(404);
    expect((await admin.call('config/loadDomain', {})).body.domains).toContainEqual(body);
  });

  it('refuses a hostname of another domain and an invalid one', async () => {
    const { status, body } = await admin.call('config/saveDomain', {
      domain: { name: 'Second', hostnames: ['localhost'] },
    });
    expect([status, body.error.message]).toEqual([409, 'The hostname localhost belongs to New site']);
    const evil = { name: 'Third', hostnames: ['a b'] };
    expect((await admin.call('config/saveDomain', { domain: evil })).status).toBe(400);
  });

  it('never mistakes a new domain for an existing one of the same name', async () => {
    const domain = { name: 'Twin', hostnames: ['twin.test'] };
    expect((await admin.call('config/saveDomain', { domain })).status).toBe(200);
    for (const path of ['config/saveDomain', 'config/publishDomain'] as const) {
      const { status, body } = await admin.call(path, { domain: { name: 'Twin', hostnames: ['other.test'] } });
      expect([status, body.error.message]).toEqual([409, 'There is already a domain named Twin']);
    }
    const { domains } = (await admin.call('config/loadDomain', {})).body;
    expect(domains).toContainEqual(expect.objectContaining(domain));
  });
});

describe('config/loadDomain', () => {
  it('returns every domain to an editor at any hostname, and starts with a published one', async () => {
    await admin.call('config/saveDomain', { domain: { name: 'A draft', hostnames: [] } });
    const editor = await service.as(['editor']);
    const { body } = await editor.call('config/loadDomain', { hostname: 'desk.internal' });
    expect(body.domain).toMatchObject({ _id: 'main', published: true });
    expect(body.domains.map(({ _id }) => _id)).toContain('a-draft');
    const visitor = client(service.editorUrl, '');
    expect((await visitor.call('config/loadDomain', { hostname: 'desk.internal' })).status).toBe(404);
  });
});

describe('config/publishDomain', () => {
  it('makes a changed domain live, which is named to editors until then', async () => {
    const changed = async (who: TestClient) => (await who.call('config/loadDomain', {})).body.changed;
    const { body: before } = await admin.call('config/loadDomain', {});
    const main = before.domains.find(({ _id }) => _id === 'main') as Domain;
    expect(before.changed).toEqual([]);
    await admin.call('config/saveDomain', { domain: { ...main, hostnames: [...main.hostnames, 'www.main.test'] } });
    expect(await changed(admin)).toEqual(['main']);
    expect(
      (await client(service.editorUrl, '').call('config/loadDomain', { hostname: 'localhost' })).body.changed,
    ).toBe(undefined);
    const { domains } = (await admin.call('config/loadDomain', {})).body;
    await admin.call('config/publishDomain', { domain: domains.find(({ _id }) => _id === 'main') as Domain });
    expect(await changed(admin)).toEqual([]);
    await expect.poll(() => siteText('www.main.test', '/'), SOON).not.toContain('There is no site');
  });

  it('gives a domain its own pages, navigation and files', async () => {
    const { body: domain } = await admin.call('config/publishDomain', { domain: harbour });
    expect(domain).toMatchObject({ _id: 'harbour-trust', published: true });
    const page = { domainId: 'harbour-trust', slug: 'about', header: { heading: 'About the harbour' } };
    expect((await publisher.call('page/publishPage', { page })).status).toBe(200);
    const own = { ...page, domainId: 'main', header: { heading: 'About the main site' } };
    expect((await publisher.call('page/publishPage', { page: own })).status).toBe(200);
    await expect.poll(() => siteText('harbour.test', '/about'), SOON).toContain('About the harbour');
    await expect.poll(() => siteText('localhost', '/about'), SOON).toContain('About the main site');
    await expect.poll(() => siteText('other.test', '/about'), SOON).toContain('There is no site');
  });
});

describe('config/swapActiveDomain', () => {
  it('switches only this session', async () => {
    const other = await service.as(['admin']);
    const { body } = await admin.call('config/swapActiveDomain', { domain: { _id: 'harbour-trust' } });
    expect([body.newDomain._id, body.oldDomain?._id]).toEqual(['harbour-trust', 'main']);
    expect((await admin.call('config/loadDomain', {})).body.domain._id).toBe('harbour-trust');
    expect((await other.call('config/loadDomain', {})).body.domain._id).toBe('main');
    const back = await admin.call('config/swapActiveDomain', { domain: { _id: 'main' } });
    expect(back.body.oldDomain?._id).toBe('harbour-trust');
  });

  it('is for everybody who edits, with the roles they have', async () => {
    const editor = await service.as(['editor']);
    const { status, body } = await editor.call('config/swapActiveDomain', { domain: { _id: 'harbour-trust' } });
    expect([status, body.newDomain._id]).toEqual([200, 'harbour-trust']);
    expect((await editor.call('config/loadDomain', {})).body.domain._id).toBe('harbour-trust');
    expect((await editor.call('config/publishDomain', { domain: harbour })).status).toBe(403);
    expect((await publisher.call('config/loadDomain', {})).body.domain._id).toBe('main');
    const visitor = client(service.editorUrl, '');
    expect((await visitor.call('config/swapActiveDomain', { domain: { _id: 'main' } })).status).toBe(401);
  });

  it('answers 404 for an unknown domain', async () => {
    expect((await admin.call('config/swapActiveDomain', { domain: { _id: 'nowhere' } })).status).toBe(404);
  });
});

describe('config/unpublishDomain', () => {
  it('unpublishes a site, but never the last one', async () => {
    const { body } = await admin.call('config/unpublishDomain', { domain: { _id: 'harbour-trust' } });
    expect(body.published).toBe(false);
    await expect.poll(() => siteText('harbour.test', '/about'), SOON).toContain('There is no site');
    const last = await admin.call('config/unpublishDomain', { domain: { _id: 'main' } });
    expect([last.status, last.body.error.message]).toEqual([409, 'The last published domain cannot be unpublished']);
  });
});

describe("a host that is the editor's own", () => {
  const EDITOR = 'edit.example.org';
  let behindProxy: TestService;
  beforeAll(async () => {
    behindProxy = await startTestService({ publicEditorUrl: `http://${EDITOR}`, trustProxy: 1 });
  });
  afterAll(() => behindProxy.discard());

  const at = (host: string) => ({ 'x-forwarded-host': host, origin: `http://${host}` });
  // Streams and files are not JSON, and a logout ends the session.
  const paths = (Object.keys(calls) as CallPath[]).filter((path) => {
    const { isStream, answer }: Call = calls[path];
    return !isStream && answer !== downloadSchema && path !== 'user/logout';
  });

  it('answers every call of an editor as the host of their site does', async () => {
    const answersAt = async (host: string, payload: object) => {
      const editor = await behindProxy.as(['editor']);
      const answers: [CallPath, number, string | undefined][] = [];
      for (const path of paths) {
        const { status, body } = await editor.call(path, payload as never, at(host));
        answers.push([path, status, body?.error?.message]);
      }
      return answers;
    };
    const [unnamed, named] = [{}, { domainId: 'main' }];
    const answers = await answersAt(EDITOR, named);
    expect(answers).toEqual(await answersAt('localhost', named));
    expect(await answersAt(EDITOR, unnamed)).toEqual(await answersAt('localhost', unnamed));
    const loading = answers.filter(([path]) => calls[path].method === 'GET');
    expect(loading.filter(([, status]) => status === 200).length).toBeGreaterThan(10);
    const lost = loading.filter(([, , message = '']) => /Which domain|no site at this address/.test(message));
    expect(lost).toEqual([]);
  });

  it('knows before the login which domain it works in, and that there is no page to show', async () => {
    const stateAt = async (host: string) => {
      const response = await fetch(`${behindProxy.editorUrl}/about`, { headers: at(host) });
      return JSON.parse(/id="shell-state">([^<]*)</.exec(await response.text())?.[1] ?? '');
    };
    const common = { loggedIn: false, domainId: 'main', siteName: 'New site', isNewSite: true };
    expect(await stateAt(EDITOR)).toMatchObject({ ...common, hasSite: false });
    expect(await stateAt('localhost')).toMatchObject({ ...common, hasSite: true });
  });

  it('says to browsers on a page, and to scripts in text, that there is no site', async () => {
    const askAs = async (accept: string) => {
      const response = await fetch(`${behindProxy.editorUrl}/_canvas/about`, { headers: { ...at(EDITOR), accept } });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    expect(await askAs('*/*')).toEqual([404, 'text/plain; charset=utf-8', 'There is no site at this address']);
    const page = [
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('<h1>There is no site at this address</h1>'),
    ];
    expect(await askAs('text/html,*/*;q=0.8')).toEqual(page);
  });
});

it.each(['import/list', 'schedule/list', 'trash/list', 'webhook/list'] as const)(
  'answers %s with 404 for a domain that does not exist',
  async (path) => {
    const { status, body } = await publisher.call(path, { domainId: 'nowhere' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { message: 'This domain could not be found' } });
  },
);
