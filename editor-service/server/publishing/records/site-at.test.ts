import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
const domainId = 'main';

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
});

afterAll(() => service.discard());

type Page = AnswerOf<'page/save'>;

const publish = async (slug: string, heading: string, page: Partial<Page> = {}): Promise<Page> =>
  (await publisher.call('page/publishPage', { page: { ...page, domainId, slug, header: { heading } } as Page })).body;
const moment = async (query: object = {}) => (await publisher.call('publish/siteAt', { domainId, ...query })).body;
const now = async () => (await moment()).number;
const shown = (slug: string, at: number) => publisher.get(`/_canvas/${slug}?at=${at}`);

describe('/_canvas/<slug>?at=<record>', () => {
  it('shows a page as visitors had it, at the address that it had, with what all pages share', async () => {
    const before = await now();
    const nav = (text: string) => ({
      _id: 'nav_main',
      domainId,
      items: [{ key: 'a', link: { href: '/early', text } }],
    });
    await publisher.call('site/publishNav', { nav: nav('Old entry') });
    const first = await publish('early', 'First words');
    const early = await now();
    await publisher.call('site/publishNav', { nav: nav('New entry') });
    await publish('late', 'Second words', first);
    const late = await now();
    await publisher.call('page/delete', { _id: first._id });

    expect((await shown('early', before)).status).toBe(404);
    const then = await shown('early', early);
    expect(then.body).toContain('First words');
    expect(then.body).toContain('Old entry');
    expect(then.body).not.toContain('/_editor/canvas.js');
    expect((await shown('late', early)).status).toBe(404);
    expect((await shown('late', late)).body).toMatch(/New entry.*Second words/s);
    expect((await shown('early', late)).status).toBe(404);
    expect((await shown('late', await now())).status).toBe(404);
    expect((await shown('', early)).body).not.toContain('New entry');
    expect((await shown('', before)).body).not.toContain('Old entry');

    expect(await moment({ number: early, _id: first._id })).toMatchObject({ number: early, slug: 'early' });
    expect(await moment({ number: late, _id: first._id })).toMatchObject({ slug: 'late', later: 1 });
    expect(await moment({ _id: first._id })).toMatchObject({ slug: null, later: 0, record: { isRemoval: true } });
    const { total } = await moment();
    expect(await moment({ back: total })).toMatchObject({ number: 0, record: null, later: total });
  });

  it('is neither kept nor found', async () => {
    const { headers } = await shown('', await now());
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('is for people who may edit, without the pages that only some may view', async () => {
    const page = await publish('inner', 'Inner words');
    const at = await now();
    const visitor = await service.as(null);
    expect((await visitor.get(`/_canvas/inner?at=${at}`)).status).toBe(401);
    const admin = await service.as(['admin']);
    await admin.call('page/unpublishPage', { _id: page._id });
    const { body: role } = await admin.call('roles/save', { role: { name: 'Inner' } });
    await admin.call('roles/applyToPage', { page, roles: [{ _id: role._id, level: { viewer: true } }] });
    expect((await shown('inner', at)).status).toBe(404);
    expect((await moment({ number: at, _id: page._id })).slug).toBeNull();
    expect((await admin.get(`/_canvas/inner?at=${at}`)).body).toContain('Inner words');
  });
});
