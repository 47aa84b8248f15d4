import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['publisher']);
});
afterAll(() => service.discard());

const domainId = 'main';

/** A page that is published, and one that is in no release; the version of the first says something else. */
async function spring(slug: string) {
  const header = { heading: 'As it is' };
  const { body: page } = await editor.call('page/publishPage', { page: { domainId, slug, header } });
  const items = [{ kind: 'page' as const, _id: page._id }];
  const { body: release } = await editor.call('release/create', { domainId, name: 'Spring <b>', items });
  const version = { domainId, slug: `spring-${slug}`, _id: page._id, header: { heading: 'In spring' } };
  await editor.call('page/save', { page: version, release: release._id });
  return release._id;
}

test('the site is shown as it will be with a release: to editors, and by a link without a login', async () => {
  const _id = await spring('fair');
  const shown = async (address: string) => (await editor.get(`/_canvas${address}`)).body;
  expect(await shown(`/spring-fair?release=${_id}`)).toContain('In spring');
  expect(await shown('/fair')).toContain('As it is');
  expect(await shown(`/?release=${_id}`)).toContain('Welcome');
  const { body: nav } = await editor.call('site/loadNav', { domainId, release: _id });
  const items = [{ key: 'a', link: { href: '/spring-fair', text: 'To the fair' } }];
  await editor.call('site/saveNav', { nav: { ...nav, items }, release: _id });
  expect(await shown(`/?release=${_id}`)).toContain('<nav>To the fair</nav>');
  expect(await shown('/')).not.toContain('To the fair');
  const link = await editor.call('previewLink/create', { domainId, release: _id, days: 1 });
  expect(link.body).toMatchObject({ page: null, release: { _id, name: 'Spring <b>' } });
  const visitor = async (path: string, cookie = '') => {
    const response = await fetch(service.editorUrl + path, { headers: { cookie }, redirect: 'manual' });
    return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.text() };
  };
  const home = await visitor(new URL(link.body.url).pathname);
  expect(home.body).toContain('Spring &lt;b&gt;, shown by');
  const cookie = home.cookies[0]?.split(';')[0];
  expect((await visitor('/spring-fair', cookie)).body).toContain('In spring');
  expect((await visitor('/fair', cookie)).status).toBe(404);
  await editor.call('release/remove', { domainId, _id });
  expect((await visitor(new URL(link.body.url).pathname)).status).toBe(404);
});

test('reader/ask answers as a release will make it', async () => {
  const _id = await spring('show');
  const questions = [{ kind: 'page' as const, input: { slug: 'spring-show' } }];
  const { body } = await editor.call('reader/ask', { domainId, questions, release: _id });
  expect(body).toMatchObject([{ header: { heading: 'In spring' } }]);
  expect((await editor.call('reader/ask', { domainId, questions })).body).toEqual([null]);
});
