import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../testing/files-below.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let editor: TestClient;
let visitor: TestClient;

const domainId = 'main';
const headline = (title: string) => ({ componentType: 'Headline', key: 'h', title });

beforeAll(async () => {
  service = await startTestService();
  [publisher, editor, visitor] = await Promise.all([
    service.as(['publisher']),
    service.as(['editor']),
    service.as(null),
  ]);
});

afterAll(() => service.discard());

const publish = async (slug: string, heading: string, fields: object = {}) =>
  (await publisher.call('page/publishPage', { page: { domainId, slug, header: { heading }, ...fields } })).body;

const found = async (q: string) => {
  const { body } = await visitor.call('search/query', { q });
  return body.results.map(({ slug }) => slug);
};

/** Everything that can be fetched of the index. */
const indexText = async () => (await filesBelow(service.folder, 'dist/main/_search')).join('\n');

describe('search/query', () => {
  it('finds published pages by titles and texts, with the matching words marked', async () => {
    await publish('tides', 'Tides', { contents: [headline('The moon pulls')] });
    await expect.poll(() => found('tide'), SOON).toEqual(['tides']);
    const { body } = await visitor.call('search/query', { q: 'MOON!' });
    expect(body).toEqual({
      total: 1,
      kinds: [{ kind: 'Page', count: 1 }],
      results: [
        {
          slug: 'tides',
          title: [{ text: 'Tides', isMatch: false }],
          kind: 'Page',
          excerpt: [
            { text: 'The ', isMatch: false },
            { text: 'moon', isMatch: true },
            { text: ' pulls', isMatch: false },
          ],
        },
      ],
    });
  });

  it('returns pages of one kind when asked', async () => {
    await publish('flood', 'Tide tables', { tags: ['Content type:News'] });
    await expect.poll(() => found('tide'), SOON).toContain('flood');
    const { body } = await visitor.call('search/query', { q: 'tide', kind: 'News' });
    expect(body.results.map(({ slug }) => slug)).toEqual(['flood']);
  });

  it('answers in the first language of the domain when it has not the wanted one', async () => {
    const { body } = await visitor.call('search/query', { q: 'tide', language: 'ja' });
    expect(body.results.map(({ slug }) => slug)).toContain('tides');
  });

  it('returns no results for an empty query', async () => {
    expect((await visitor.call('search/query', {})).body).toEqual({ total: 0, kinds: [], results: [] });
  });

  it('answers 404 for an unknown domain', async () => {
    expect((await visitor.call('search/query', { q: 'tide', domainId: '../main' })).status).toBe(404);
  });
});

describe('the search index', () => {
  it('contains published plain text only', async () => {
    const form = {
      ...{ componentType: 'Form', key: 'f', title: 'Write to us', identifier: 'codeword' },
      ...{ recipient: 'markerrecipient@example.org', subject: 'markersubject', successEmailText: 'markermail' },
    };
    const rich = {
      componentType: 'LeftRightContent',
      key: 'r',
      paragraph: '<p onclick="markerclick()">Seen <b>text</b></p>',
    };
    await editor.call('page/save', { page: { domainId, slug: 'secret', header: { heading: 'markerdraft' } } });
    const page = await publish('form', 'Form', { contents: [form, rich] });
    await editor.call('page/save', { page: { ...page, header: { heading: 'markerlater' } } });
    const { _id } = await publish('hidden', 'markerhidden', { hideFromRobots: true });
    const state = async () => (await publisher.call('page/publishStatus', { _id })).body?.state;
    await expect.poll(state, SOON).toBe('live');
    expect(await found('seen text')).toEqual(['form']);
    const index = await indexText();
    expect(index).toContain('"enquiry"');
    expect(index).not.toMatch(/marker|codeword|<b>|onclick/);
    expect(await found('markerdraft markerlater markerhidden')).toEqual([]);
  });
});

describe('search/indexItem and search/deleteItem', () => {
  it('read the page again and never trust what is sent', async () => {
    const { _id } = await publish('real', 'Genuine');
    await expect.poll(() => found('genuine'), SOON).toEqual(['real']);
    const forged = { _id, slug: 'evil', title: 'HACK', header: { heading: 'HACK' } };
    expect((await editor.call('search/indexItem', forged)).body).toEqual({});
    expect((await editor.call('search/deleteItem', { _id })).status, 'it is still live').toBe(409);
    await expect.poll(() => found('genuine'), SOON).toEqual(['real']);
    expect(await found('hack')).toEqual([]);
  });

  it('never reveal an unpublished page', async () => {
    const { body } = await editor.call('page/save', { page: { domainId, slug: 'dim', header: { heading: 'Dim' } } });
    expect((await editor.call('search/indexItem', { _id: body._id })).status).toBe(404);
    expect(await found('dim')).toEqual([]);
  });

  it('need a login', async () => {
    expect((await visitor.call('search/indexItem', { _id: 'x' })).status).toBe(401);
    expect((await visitor.call('search/deleteItem', { _id: 'x' })).status).toBe(401);
  });

  it('leave nothing of an unpublished page, and can be repeated safely', async () => {
    const { _id } = await publish('brief', 'Ephemeral');
    await expect.poll(() => found('ephemeral'), SOON).toEqual(['brief']);
    await publisher.call('page/unpublishPage', { _id });
    await expect.poll(() => found('ephemeral'), SOON).toEqual([]);
    await expect.poll(indexText, SOON).not.toMatch(/ephemer/i); // The page's own text is removed after its words.
    for (let time = 0; time < 2; time += 1) {
      expect((await editor.call('search/deleteItem', { _id })).body).toEqual({});
    }
  });
});

describe('search/query', () => {
  it.each(['* * * * * * * * *', '+* -x', 'a~20', 'title:', 'foo:bar', '~', '^10', `${'a '.repeat(400)}`])(
    'treats %s as plain words',
    async (q) => {
      expect((await visitor.call('search/query', { q })).status).toBe(200);
    },
  );

  it('refuses a query that nobody types', async () => {
    expect((await visitor.call('search/query', { q: 'a'.repeat(1001) })).status).toBe(400);
    expect((await visitor.call('search/query', { q: 'a', first: -1 })).status).toBe(400);
  });
});
