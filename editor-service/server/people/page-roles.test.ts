import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallPath, PayloadOf } from '../../contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;
let publisher: TestClient;
let page: PayloadOf<'page/save'>['page'] & { _id: string };

beforeAll(async () => {
  service = await startTestService();
  [admin, publisher] = await Promise.all([service.as(['admin']), service.as(['publisher'])]);
  const header = { heading: 'For the board' };
  const { body } = await admin.call('page/save', {
    page: { domainId: 'main', slug: 'board', header, tags: ['Kind:Note'] },
  });
  page = { domainId: 'main', slug: 'board', _id: body._id };
  await admin.call('roles/save', { role: { _id: 'board', name: 'Board' } });
  const level = { viewer: true, editor: true, publisher: true };
  await admin.call('roles/applyToPage', { page, roles: [{ _id: 'board', level }] });
});

afterAll(() => service.discard());

describe('a page that requires a role', () => {
  // Every call that names a page: a user without the role is refused, or does not find it.
  it.each<[CallPath, () => object, number]>([
    ['page/load', () => ({ slug: 'board' }), 404],
    ['page/save', () => ({ page }), 403],
    ['page/publishPage', () => ({ page }), 403],
    ['page/unpublishPage', () => ({ _id: page._id }), 403],
    ['page/delete', () => ({ _id: page._id }), 403],
    ['page/history', () => ({ _id: page._id }), 403],
    ['page/restoreRevision', () => ({ _id: page._id, revision: 1 }), 403],
    ['page/nameVersion', () => ({ _id: page._id, revision: 1, name: 'Mine' }), 403],
    ['page/usedIn', () => ({ _id: page._id }), 403],
    ['page/presence', () => ({ _id: page._id }), 403],
    ['comment/list', () => ({ _id: page._id, domainId: 'main' }), 403],
    ['comment/listPeople', () => ({ _id: page._id, domainId: 'main' }), 403],
    ['comment/resolve', () => ({ _id: page._id, domainId: 'main', comment: 'c1' }), 403],
    ['roles/applyToPage', () => ({ page, roles: [] }), 403],
    ['page/save', () => ({ page, collection: 'listings' }), 403],
  ])('answers %s with %o and %i', async (path, payload, status) => {
    const reply = await publisher.call(path, payload() as never);
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body)).not.toContain('For the board');
  });

  it('for viewing only cannot be changed by others, nor can its history be read', async () => {
    const header = { heading: 'For the board' };
    const { body: viewed } = await admin.call('page/save', { page: { domainId: 'main', slug: 'viewed', header } });
    const ref = { _id: viewed._id };
    await admin.call('roles/applyToPage', { page: ref, roles: [{ _id: 'board', level: { viewer: true } }] });
    const replies = [
      await publisher.call('page/save', { page: { ...ref, domainId: 'main', slug: 'viewed' } }),
      await publisher.call('page/check', { page: { ...ref, domainId: 'main', slug: 'viewed' } }),
      await publisher.call('page/restoreRevision', { ...ref, revision: 1 }),
      await publisher.call('page/unpublishPage', ref),
      await publisher.call('page/delete', ref),
    ];
    for (const { status, body } of replies) {
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('For the board')]);
    }
    expect((await admin.call('page/load', { slug: 'viewed' })).body.header).toMatchObject(header);
    await admin.call('page/delete', ref);
  });

  it('is left out of the places that use a page or an image', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body: image } = await admin.upload('media/upload', {}, { name: 'dot.png', bytes });
    const { body: target } = await admin.call('page/save', { page: { domainId: 'main', slug: 'target' } });
    const header = { image: { imageId: image._id }, link: { href: '/target', text: 'There' } };
    const { body: user } = await admin.call('page/save', { page: { domainId: 'main', slug: 'hidden-user', header } });
    const usesFor = async (who: TestClient) => {
      const pages = (await who.call('page/usedIn', { _id: target._id })).body;
      const pictures = (await who.call('media/usage', { _id: image._id })).body;
      return [...pages, ...pictures].map(({ _id }) => _id);
    };
    expect(await usesFor(publisher)).toEqual([user._id, user._id]);
    await admin.call('roles/applyToPage', { page: user, roles: [{ _id: 'board', level: { viewer: true } }] });
    expect(await usesFor(publisher)).toEqual([]);
    expect(await usesFor(admin)).toEqual([user._id, user._id]);
  });

  it('is shown neither in the canvas nor to blocks nor in the sitemap', async () => {
    expect((await publisher.get('/_canvas/board')).body).not.toContain('For the board');
    expect((await admin.get('/_canvas/board')).body).toContain('For the board');
    const { body } = await publisher.call('reader/ask', {
      domainId: 'main',
      questions: [
        { kind: 'page', input: { slug: 'board' } },
        { kind: 'pagesTagged', input: { filter: { include: ['Kind:Note'] } } },
        { kind: 'pagesTagged', input: { filter: { selected: [page._id] } } },
      ],
    });
    expect(body).toEqual([null, [], []]);
    expect((await publisher.call('sitemap/filter', { slug: 'board' })).body.total).toBe(0);
  });

  it('is open to users with the role', async () => {
    const member = await service.as(['board']);
    expect((await member.call('page/load', { slug: 'board' })).status).toBe(200);
    expect((await member.call('page/save', { page: { ...page, title: 'By the board' } })).status).toBe(200);
    expect((await member.call('page/publishPage', { page })).status).toBe(403);
  });

  it('stays restricted in the trash and after it is restored', async () => {
    await admin.call('page/delete', { _id: page._id });
    expect((await publisher.call('trash/list', { domainId: 'main' })).body).toEqual([]);
    expect((await publisher.call('page/restore', { _id: page._id })).status).toBe(403);
    expect((await admin.call('page/restore', { _id: page._id })).body.viewerRoles).toEqual(['board']);
  });
});
