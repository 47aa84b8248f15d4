import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON } from '../testing/test-service.ts';
import {
  closeCast,
  editor,
  newPage,
  openCast,
  type PostedPage,
  publisher,
  savedPage,
  service,
  visitor,
} from './testing/cast.ts';

beforeAll(openCast);
afterAll(closeCast);

describe('page/save', () => {
  it('stores a new page and returns it with the server-owned fields', async () => {
    const page = await savedPage('first');
    expect(page).toMatchObject({ slug: 'first', revision: 1, published: false, header: { heading: 'About first' } });
    expect(page.warnings).toBeUndefined();
    expect((await editor.call('page/load', { slug: 'first', domainId: 'main' })).body).toEqual(page);
  });

  it('ignores server-owned fields sent by a client', async () => {
    const page = await savedPage('owned', { published: true, updatedBy: 'root', editorRoles: ['admin'] });
    expect(page).toMatchObject({ published: false, editorRoles: [] });
    expect(page.updatedBy).toMatch(/^person/);
  });

  it('keeps unknown fields of header and blocks, drops those of the page, and warns of them all', async () => {
    const contents = [{ componentType: 'Headline', key: 'h1', title: 'Words', glitter: true }];
    const page = await savedPage('unknown', { contents, header: { heading: 'Hi', shine: 1 }, sparkle: 1 });
    expect(page).toMatchObject({ header: { shine: 1 }, contents: [{ glitter: true }] });
    expect(page).not.toHaveProperty('sparkle');
    expect(page.warnings).toEqual(['sparkle', 'shine', 'glitter'].map((name) => expect.stringContaining(name)));
    expect((await editor.call('page/load', { slug: 'unknown', domainId: 'main' })).body).toMatchObject({ contents });
  });

  it('refuses more than 64 KB of unknown fields in a block', async () => {
    const contents = [{ componentType: 'Headline', key: 'h1', glitter: 'x'.repeat(70_000) }];
    const { status, body } = await editor.call('page/save', { page: { ...newPage('too-much'), contents } });
    expect([status, body.error.validationErrors]).toEqual([
      400,
      ['Component Headline (h1): unknown fields can take 64 KB, and these take 69 KB'],
    ]);
  });

  it('keeps a block of an unknown type and warns of it', async () => {
    const page = await savedPage('unknown-type', { contents: [{ componentType: 'Ghost', key: 'g1', boo: 1 }] });
    expect(page.contents[0]).toMatchObject({ componentType: 'Ghost', boo: 1 });
    expect(page.warnings?.[0]).toMatch('Ghost');
  });

  it('stores what is beyond a limit with everything else, and says what the page shows', async () => {
    const tiles = Array.from({ length: 21 }, (_, index) => ({ heading: `Tile ${index + 1}` }));
    const tabs = Array.from({ length: 8 }, (_, index) => ({ title: `Tab ${index}` }));
    const contents = [
      { componentType: 'TilesCarousel', key: 'tiles', title: 'T'.repeat(301), tiles },
      { componentType: 'Timeline', key: 'times', tabs },
    ];
    const header = { heading: 'H'.repeat(400) };
    const page = await savedPage('too-long', { contents, header, title: 'Kept' });
    expect(page).toMatchObject({ title: 'Kept', header, contents: [{ title: 'T'.repeat(301), tiles }, { tabs }] });
    expect(page.warnings).toEqual([
      'Header: heading: 400 characters, and only the first 300 are shown',
      'Component TilesCarousel (tiles): title: 301 characters, and only the first 300 are shown',
      'Component TilesCarousel (tiles): tiles: 21 items, and only the first 20 are shown',
      'Component Timeline (times): tabs: 8 items, and only the first 7 are shown',
    ]);
    await publisher.call('page/publishPage', { page: { ...page, contents: page.contents as PostedPage['contents'] } });
    const { body } = await visitor.call('page/load', { slug: 'too-long', domainId: 'main' });
    const shown = [{ title: 'T'.repeat(300), tiles: tiles.slice(0, 20) }, { tabs: tabs.slice(0, 7) }];
    expect(body).toMatchObject({ header: { heading: 'H'.repeat(300) }, contents: shown });
  });

  it('refuses a template that this site does not have, with those it has, except for a page that has it', async () => {
    const posted = { page: { ...newPage('odd'), template: 'zzz' } };
    const problem = 'There is no template called zzz. The templates are: generic, careers, home, news, teamMember';
    for (const path of ['page/save', 'page/publishPage'] as const) {
      const { status, body } = await publisher.call(path, posted);
      expect([status, body.error.validationErrors]).toEqual([400, [problem]]);
    }
    const page = await savedPage('plain');
    expect((await editor.call('page/save', { page: { ...page, template: 'zzz' } })).status).toBe(400);
  });

  it('stores no half of an emoji', async () => {
    const page = await savedPage('half-emoji', { title: `Good ${'👍'.slice(0, 1)}` });
    expect(page.title).toBe('Good \ufffd');
  });

  it('refuses an invalid page with a sentence for each error', async () => {
    const contents = [{ componentType: 'Headline', key: 'not a key' }];
    const page = { ...newPage('Broken Slug'), contents };
    const { status, body } = await editor.call('page/save', { page });
    expect(status).toBe(400);
    expect(body.error.validationErrors).toEqual([
      expect.stringContaining('page, slug: Use only'),
      expect.stringContaining('page, contents, number 1, key: A block key'),
    ]);
  });

  it('refuses a reserved address', async () => {
    const { status, body } = await editor.call('page/save', { page: newPage('api/users') });
    expect([status, body.error.message]).toEqual([400, 'page, slug: This address is reserved']);
  });

  it('refuses the address of another page', async () => {
    await savedPage('taken');
    const { status, body } = await editor.call('page/save', { page: newPage('taken') });
    expect([status, body.error.message]).toEqual([409, 'The address /taken belongs to another page']);
  });

  it('refuses to overwrite a revision saved by another user in the meantime, and reports it', async () => {
    const page = await savedPage('contested');
    const saved = await publisher.call('page/save', { page: { ...page, title: 'Mine' } });
    expect(saved.body.revision).toBe(2);
    const { status, body } = await editor.call('page/save', { page: { ...page, title: 'Yours' } });
    expect(status).toBe(409);
    expect(body.error.current).toMatchObject({ revision: 2 });
    const withoutRevision = Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'revision'));
    expect((await editor.call('page/save', { page: withoutRevision as PostedPage })).body.revision).toBe(3);
  });

  it('does not find a page of another domain', async () => {
    const page = await savedPage('at-home');
    const { status } = await editor.call('page/save', { page: { ...page, domainId: 'elsewhere' } });
    expect(status).toBe(404);
  });

  it('does not store a page on a domain that does not exist', async () => {
    const { status } = await editor.call('page/save', { page: { ...newPage('lost'), domainId: 'elsewhere' } });
    expect(status).toBe(404);
  });
});

describe('page/load', () => {
  it('returns drafts to editors only', async () => {
    await savedPage('draft-only');
    const query = { slug: 'draft-only', domainId: 'main' };
    expect((await editor.call('page/load', query)).status).toBe(200);
    const { status, body } = await visitor.call('page/load', query);
    expect([status, body]).toEqual([404, { status: 404, error: { message: 'This page could not be found' } }]);
  });

  it('returns the published copy to visitors, without names and roles', async () => {
    const page = await savedPage('public');
    await publisher.call('page/publishPage', { page });
    await editor.call('page/save', { page: { ...page, revision: 2, title: 'Not yet' } });
    const { body } = await visitor.call('page/load', { slug: 'public', domainId: 'main' });
    expect(body).toMatchObject({ slug: 'public', title: '', published: true });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['updatedBy']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['editorRoles']));
  });

  it('finds no page at an unknown slug', async () => {
    expect((await editor.call('page/load', { slug: 'nowhere', domainId: 'main' })).body.error.message).toBe(
      'This page could not be found',
    );
  });

  it('refuses a malformed query', async () => {
    expect((await editor.get('/api/page/load?slug=a&slug=b&domainId=main')).status).toBe(400);
    expect((await editor.get('/api/page/load?slug=a&domainId=main&collection=users')).status).toBe(400);
  });
});

describe('page/checkSlug', () => {
  it('returns the id of the page at an address', async () => {
    const { _id } = await savedPage('held');
    expect((await editor.call('page/checkSlug', { slug: 'held', domainId: 'main' })).body).toBe(_id);
    expect((await editor.call('page/checkSlug', { slug: 'held', domainId: 'main', id: _id })).body).toBeNull();
    expect((await editor.call('page/checkSlug', { slug: 'free', domainId: 'main' })).body).toBeNull();
  });

  it('refuses addresses that no page may have', async () => {
    expect((await editor.call('page/checkSlug', { slug: 'hel%', domainId: 'main' })).status).toBe(400);
    expect((await editor.call('page/checkSlug', { slug: '_astro/x', domainId: 'main' })).status).toBe(400);
  });
});

describe('page/publishPage', () => {
  it('saves the posted page and makes it public', async () => {
    const page = await savedPage('going-live');
    const { body } = await publisher.call('page/publishPage', { page: { ...page, title: 'Live' } });
    expect(body).toMatchObject({ title: 'Live', published: true, revision: 2 });
    expect([body.lastPublished, body.publishedAt]).toEqual([body.updatedAt, body.updatedAt]);
    await expect.poll(() => siteText('/going-live'), SOON).toContain('About going-live');
  });

  it('publishes a page that was never saved', async () => {
    const { body } = await publisher.call('page/publishPage', { page: newPage('at-once') });
    expect(body.published).toBe(true);
    await expect.poll(() => siteText('/at-once'), SOON).toContain('About at-once');
  });

  it('refuses an editor and names the required role', async () => {
    const page = await savedPage('not-yours');
    const { status, body } = await editor.call('page/publishPage', { page });
    expect(status).toBe(403);
    expect(body.error.message).toMatch('publisher role');
  });

  it('stores nothing when the posted page is invalid', async () => {
    const page = await savedPage('half');
    const { status } = await publisher.call('page/publishPage', { page: { ...page, slug: 'Not A Slug' } });
    expect(status).toBe(400);
    expect((await editor.call('page/load', { slug: 'half', domainId: 'main' })).body.revision).toBe(1);
  });

  it('stores nothing of a page that cannot be rendered, and says why', async () => {
    const page = newPage('sad', { header: { heading: 'Broken' } });
    const { status, body } = await publisher.call('page/publishPage', { page });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('Block Headline (h1) cannot be')]);
    expect((await editor.call('page/load', { slug: 'sad', domainId: 'main' })).status).toBe(404);
  });
});

describe('page/unpublishPage', () => {
  it('hides the page from visitors and keeps the draft', async () => {
    const { body: page } = await publisher.call('page/publishPage', { page: newPage('short-lived') });
    await expect.poll(() => siteText('/short-lived'), SOON).toContain('About short-lived');
    const { body } = await publisher.call('page/unpublishPage', { _id: page._id });
    expect(body.published).toBe(false);
    await expect.poll(() => siteText('/short-lived'), SOON).toContain('could not be found');
  });

  it('does not find a page of another domain', async () => {
    const page = await savedPage('kept');
    const { status } = await publisher.call('page/unpublishPage', { _id: page._id, domainId: 'elsewhere' });
    expect(status).toBe(404);
  });
});

describe('page/delete', () => {
  it('removes the page everywhere; it can be restored as a draft', async () => {
    const { body: page } = await publisher.call('page/publishPage', { page: newPage('gone') });
    await expect.poll(() => siteText('/gone'), SOON).toContain('About gone');
    expect((await publisher.call('page/delete', { _id: page._id })).body).toEqual({ _id: page._id, slug: 'gone' });
    await expect.poll(() => siteText('/gone'), SOON).toContain('could not be found');
    expect((await publisher.call('page/delete', { _id: page._id })).status).toBe(404);
    const { body: trash } = await editor.call('trash/list', { domainId: 'main' });
    expect(trash).toEqual([expect.objectContaining({ pageId: page._id, slug: 'gone' })]);
    const { body: restored } = await publisher.call('page/restore', { _id: page._id });
    expect(restored).toMatchObject({ slug: 'gone', published: false });
  });
});

describe('a published page that moves', () => {
  it('leaves a redirect at its old address, and removes it when it moves back', async () => {
    const { body: page } = await publisher.call('page/publishPage', { page: newPage('here') });
    await expect.poll(() => siteText('/here'), SOON).toContain('About here');
    const { revision: _, ...moving } = page;
    await publisher.call('page/publishPage', { page: { ...moving, slug: 'there' } });
    await expect.poll(() => redirectOf('/here'), SOON).toEqual([301, '/there']);
    await publisher.call('page/publishPage', { page: { ...moving, slug: 'yonder' } });
    await expect.poll(() => redirectOf('/here'), SOON).toEqual([301, '/yonder']);
    await publisher.call('page/publishPage', { page: { ...moving, slug: 'here' } });
    await expect.poll(() => siteText('/here'), SOON).toContain('About here');
    await expect.poll(() => redirectOf('/yonder'), SOON).toEqual([301, '/here']);
  });
});

async function redirectOf(path: string) {
  const { status, headers } = await fetch(`${service.siteUrl}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
}

async function siteText(path: string): Promise<string> {
  return (await fetch(`${service.siteUrl}${path}`)).text();
}

it('a job that is created without blocks begins as one that is created in the editor', async () => {
  const page = { ...newPage('cook'), template: 'careers', contents: [] };
  const { body } = await editor.call('page/save', { page });
  expect(body.contents.map(({ componentType }) => componentType)).toContain('ColumnContent');
  expect(new Set(body.contents.map(({ key }) => key)).size).toBe(body.contents.length);
  const { body: emptied } = await editor.call('page/save', { page: { ...body, contents: [] } });
  expect(emptied.contents).toEqual([]);
});

it('a priority is stored in steps of 0.1', async () => {
  const { body } = await editor.call('page/save', { page: { ...newPage('steps'), priority: 0.15 } });
  expect(body.priority).toBe(0.2);
});

it('the activity list has saves: those by hand, and the first of a while', async () => {
  const admin = await service.as(['admin']);
  const { body: page } = await editor.call('page/save', { page: newPage('active') });
  const { body: next } = await editor.call('page/save', { page, kind: 'auto' });
  await editor.call('page/save', { page: next });
  const { body } = await admin.call('audit/list', { action: 'save' });
  expect(body.entries.filter(({ subject }) => subject.includes(page._id))).toHaveLength(2);
});
