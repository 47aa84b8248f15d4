import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let editor: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [publisher, editor, visitor] = await Promise.all([
    service.as(['publisher']),
    service.as(['editor']),
    service.as(null),
  ]);
});

afterAll(() => service.discard());

const nav = (text: string) => ({ domainId: 'main', items: [{ key: 'a', link: { href: '/about', text } }] });
const ofMain = { domainId: 'main' };

describe('site/saveNav and site/publishNav', () => {
  it('hide a draft from visitors until it is published, then every page shows it', async () => {
    expect((await editor.call('site/saveNav', { nav: nav('Draft') })).body._id).toBe('nav_main');
    expect((await editor.call('site/loadNav', ofMain)).body.items[0]?.link.text).toBe('Draft');
    expect((await visitor.call('site/loadNav', ofMain)).body.items).toEqual([]);
    expect((await publisher.call('site/publishNav', { nav: nav('Public') })).status).toBe(200);
    expect((await visitor.call('site/loadNav', ofMain)).body.items[0]?.link.text).toBe('Public');
    await expect.poll(async () => (await fetch(`${service.siteUrl}/`)).text(), SOON).toContain('<nav>Public</nav>');
  });

  it('decide the _id themselves', async () => {
    const { body } = await editor.call('site/saveNav', { nav: { ...nav('x'), _id: 'nav_elsewhere' } });
    expect(body._id).toBe('nav_main');
  });

  it('refuse an unknown domain, a script in a link, and an editor who publishes', async () => {
    expect((await editor.call('site/saveNav', { nav: { ...nav('x'), domainId: 'elsewhere' } })).status).toBe(404);
    const evil = { ...nav('x'), items: [{ key: 'a', link: { href: 'javascript:alert(1)', text: 'x' } }] };
    expect((await editor.call('site/saveNav', { nav: evil })).status).toBe(400);
    expect((await editor.call('site/publishNav', { nav: nav('x') })).status).toBe(403);
  });
});

describe('the documents of a language', () => {
  it('are its own once they were saved, and those of the domain until then', async () => {
    const place = { domainId: 'main', region: 'lang-de' };
    const navigation = { ...nav('Deutsch'), _id: 'nav_main_lang-de' };
    expect((await publisher.call('site/publishNav', { nav: navigation })).body._id).toBe('nav_main_lang-de');
    expect((await visitor.call('nav/loadRegionNav', place)).body.items[0]?.link.text).toBe('Deutsch');
    const inRegion = await visitor.call('nav/loadRegionNav', { domainId: 'main', region: 'vic_lang-de' });
    expect(inRegion.body.items[0]?.link.text).toBe('Deutsch');
    expect((await visitor.call('site/loadNav', ofMain)).body.items[0]?.link.text).not.toBe('Deutsch');
    const banner = { _id: 'banner_main_lang-de', text: 'Offen' };
    expect((await publisher.call('banner/publishBanner', { banner })).body._id).toBe('banner_main_lang-de');
    const ofGerman = { bannerId: 'banner_main_lang-de' };
    expect((await visitor.call('banner/loadBanner', ofGerman)).body.text).toBe('Offen');
    expect((await visitor.call('banner/loadBanner', ofMain)).body.text).toBe('');
    const siteSettings = { _id: 'siteSettings_main_lang-de', domainId: 'main', title: 'Hafen' };
    await publisher.call('siteSettings/publishSiteSettings', { siteSettings });
    const german = { domainId: 'main', slugPrefix: 'lang-de' };
    expect((await visitor.call('siteSettings/loadSiteSettings', german)).body.title).toBe('Hafen');
    expect((await visitor.call('siteSettings/loadSiteSettings', ofMain)).body.title).not.toBe('Hafen');
  });
});

describe('site/saveFooter and site/publishFooter', () => {
  it('store the footer with its rich text sanitised', async () => {
    const footer = { domainId: 'main', contactDetails: '<p onclick="x()">Hello<script>alert(1)</script></p>' };
    expect((await editor.call('site/saveFooter', { footer })).body.contactDetails).toBe('<p>Hello</p>');
    expect((await publisher.call('site/publishFooter', { footer })).body).toMatchObject({ _id: 'footer_main' });
    expect((await visitor.call('site/loadFooter', ofMain)).body.contactDetails).toBe('<p>Hello</p>');
  });
});

describe('siteSettings/saveSiteSettings and siteSettings/publishSiteSettings', () => {
  it('accept the plain id of the specification', async () => {
    const siteSettings = { _id: 'siteSettings', domainId: 'main', title: 'A new title' };
    expect((await editor.call('siteSettings/saveSiteSettings', { siteSettings })).body).toMatchObject({
      _id: 'siteSettings_main',
      title: 'A new title',
    });
    expect((await visitor.call('siteSettings/loadSiteSettings', ofMain)).body.title).toBe('New site');
    await publisher.call('siteSettings/publishSiteSettings', { siteSettings });
    expect((await visitor.call('siteSettings/loadSiteSettings', ofMain)).body.title).toBe('A new title');
  });
});

describe('config/loadDomain', () => {
  it('returns the public fields of the domain of their hostname to visitors', async () => {
    const known = { _id: 'main', name: 'New site', siteUrl: '' };
    expect((await visitor.call('config/loadDomain', {})).body).toEqual({ domain: known, domains: [known] });
  });

  it('returns all fields to editors', async () => {
    const { body } = await editor.call('config/loadDomain', { hostname: '127.0.0.1' });
    expect(body.domain).toMatchObject({ _id: 'main', hostnames: ['localhost', '127.0.0.1'], published: true });
  });

  it('answers 404 for an unknown hostname', async () => {
    expect((await visitor.call('config/loadDomain', { hostname: 'evil.example' })).status).toBe(404);
  });
});

describe('siteSettings/saveSiteSettings with lists', () => {
  const siteSettings = { domainId: 'main', title: 'With lists' };
  const redirects = [{ name: 'Moved', from: '/Former', to: '/' }];
  const location = async () => {
    const { status, headers } = await fetch(`${service.siteUrl}/former?a=1`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  it('stores redirects and categories, which take effect when the settings are next published', async () => {
    const categories = [{ _id: 'events', name: 'Events', filters: [['Music', 'Dance'], ['Free']] }];
    await editor.call('siteSettings/saveSiteSettings', { siteSettings, redirects, categories });
    expect((await editor.call('categories/list', ofMain)).body).toEqual({
      categories: [{ ...categories[0], hasDates: false }],
    });
    const { body } = await editor.call('redirects/list', ofMain);
    expect(body).toEqual({ redirects: [{ ...redirects[0], _id: expect.any(String), from: '/former' }], total: 1 });
    expect(await location()).toEqual([404, null]);
    await editor.call('siteSettings/saveSiteSettings', { siteSettings });
    await publisher.call('siteSettings/publishSiteSettings', { siteSettings });
    await expect.poll(location, SOON).toEqual([301, '/?a=1']);
  });

  it('refuses two targets for one address, and redirect loops, and names them', async () => {
    const refused = async (list: { from: string; to: string }[]) =>
      (await editor.call('siteSettings/saveSiteSettings', { siteSettings, redirects: list })).body.error;
    const double = [...redirects, { from: '/former', to: '/elsewhere' }];
    expect((await refused(double)).message).toBe('/former has two redirects');
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect((await refused(circle)).validationErrors).toEqual(['These redirects go round in a circle: /a → /b → /a']);
    expect((await editor.call('redirects/list', ofMain)).body.total).toBe(1);
  });

  it('refuses a new redirect from the address of a published page, which would never take effect', async () => {
    const shadowed = [...redirects, { from: '/later', to: '/' }];
    const save = (list: { from: string; to: string }[]) =>
      editor.call('siteSettings/saveSiteSettings', { siteSettings, redirects: list });
    expect((await save(shadowed)).status).toBe(200);
    for (const slug of ['taken', 'later']) {
      await publisher.call('page/publishPage', { page: { domainId: 'main', slug, header: { heading: slug } } });
    }
    const { status, body } = await save([...shadowed, { from: '/taken', to: '/' }]);
    expect([status, body.error?.message]).toEqual([
      400,
      '/taken is the address of a page, which takes precedence over a redirect: change the page’s address or unpublish it first',
    ]);
    expect((await save(shadowed)).status).toBe(200); // a page that came later
  });
});

describe('a region', () => {
  it('has its own navigation and footer once they are saved, and until then those of the domain', async () => {
    const own = { ...nav('Victoria'), _id: 'nav_main_vic' };
    expect((await editor.call('nav/loadRegionNav', { domainId: 'main', region: 'vic' })).body._id).toBe('nav_main');
    expect((await publisher.call('site/publishNav', { nav: own })).body._id).toBe('nav_main_vic');
    const region = { prefix: 'Victoria', slugPrefix: 'vic' };
    const { body } = await visitor.call('nav/loadRegionNav', { domainId: 'main', region });
    expect(body).toMatchObject({ _id: 'nav_main_vic', items: [{ link: { text: 'Victoria' } }] });
    expect((await visitor.call('site/loadNav', ofMain)).body.items[0]?.link.text).toBe('Public');
    expect((await visitor.call('footer/loadRegionFooter', { domainId: 'main', region })).body._id).toBe('footer_main');
  });

  it('requires a name that is valid in an address', async () => {
    const evil = { ...nav('x'), _id: 'nav_main_../../x' };
    expect((await editor.call('site/saveNav', { nav: evil })).status).toBe(400);
  });
});

describe('banner and acknowledgement box', () => {
  it('are loaded by their id, stored as drafts, and public when published', async () => {
    const banner = { _id: 'banner_main', text: 'Closed on <b>Monday</b>' };
    const { body: saved } = await editor.call('banner/saveBanner', { banner });
    expect(saved).toEqual({ ...banner, domainId: 'main', token: expect.stringMatching(/^[\w-]{16}$/) });
    const load = { bannerId: 'banner_main' };
    expect((await visitor.call('banner/loadBanner', load)).body).toMatchObject({ text: '', token: '' });
    expect((await publisher.call('banner/publishBanner', { banner })).body).toEqual(saved);
    expect((await visitor.call('banner/loadBanner', load)).body).toEqual(saved);
  });

  it('need no id when their domain is named', async () => {
    const acknowledgementBox = { domainId: 'main', text: 'We acknowledge' };
    await publisher.call('acknowledgementBox/publishAcknowledgementBox', { acknowledgementBox });
    const query = { acknowledgementBoxId: 'acknowledgementBox_main' };
    const { body } = await visitor.call('acknowledgementBox/loadAcknowledgementBox', query);
    expect(body).toMatchObject({ _id: 'acknowledgementBox_main', text: 'We acknowledge' });
    expect((await visitor.call('banner/loadBanner', {})).status).toBe(400);
  });
});

describe('reader/ask', () => {
  it('answers a list of questions from drafts, in order', async () => {
    const { body: saved } = await editor.call('page/save', { page: { domainId: 'main', slug: 'asked' } });
    const filter = { selected: [saved._id] };
    const { body } = await editor.call('reader/ask', {
      domainId: 'main',
      questions: [
        { kind: 'pagesTagged', input: { filter } },
        { kind: 'page', input: { slug: 'nowhere' } },
        { kind: 'environment', input: {} },
      ],
    });
    expect(body).toEqual([[expect.objectContaining({ slug: 'asked' })], null, expect.objectContaining({ gtmId: '' })]);
  });

  it('refuses an unknown kind of question', async () => {
    const response = await editor.call('reader/ask', {
      domainId: 'main',
      questions: [{ kind: 'users', input: {} } as never],
    });
    expect(response.status).toBe(400);
  });
});

describe('media/list', () => {
  it('lists the library in bounded pages', async () => {
    expect((await editor.call('media/list', {})).body).toEqual({ items: [], total: 0 });
    expect((await editor.get('/api/media/list?limit=-1')).status).toBe(400);
    expect((await editor.get('/api/media/list?limit=1e9')).status).toBe(400);
  });
});
