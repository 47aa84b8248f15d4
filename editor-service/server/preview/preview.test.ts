import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';
import { withState } from './preview.ts';

let service: TestService;
let editor: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [editor, visitor] = await Promise.all([service.as(['publisher']), service.as(null)]);
  await editor.call('page/save', { page: { domainId: 'main', slug: 'drafted', header: { heading: 'A draft' } } });
  await editor.call('page/save', { page: { domainId: 'main', slug: 'broken', header: { heading: 'Broken' } } });
});

afterAll(() => service.discard());

describe('/_canvas/<slug>', () => {
  it('shows editors the draft with the envelope', async () => {
    const { status, body, headers } = await editor.get('/_canvas/drafted');
    expect(status).toBe(200);
    expect(body).toContain('<h1>A draft</h1>');
    expect(body).toContain('/_editor/canvas.js');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('finds an address in another script, composed or not', async () => {
    const slug = 'ガイド/日本語';
    await editor.call('page/save', { page: { domainId: 'main', slug, header: { heading: 'A guide' } } });
    for (const form of ['NFC', 'NFD']) {
      const address = encodeURI(slug.normalize(form));
      expect((await editor.get(`/_canvas/${address}`)).body).toContain('<h1>A guide</h1>');
      expect((await editor.get(`/${address}`)).status).toBe(200);
    }
    expect((await editor.get(`/${encodeURI('ガイド 日本語')}`)).status).toBe(404);
  });

  it('shows visitors the published copy only', async () => {
    expect((await visitor.get('/_canvas/')).body).toContain('<h1>Welcome</h1>');
    const { status, body } = await visitor.get('/_canvas/drafted');
    expect(status).toBe(404);
    expect(body).toContain('could not be found');
  });

  it('answers the 404 page for an address that no page can have', async () => {
    expect((await editor.get('/_canvas/_astro/x')).status).toBe(404);
    expect((await editor.get('/_canvas/Not-A-Slug')).status).toBe(404);
  });

  it('shows the error page for a page that cannot be rendered, and stays up', async () => {
    const { status, body, headers } = await editor.get('/_canvas/broken');
    expect([status, body]).toEqual([500, '<h1>This page could not be shown</h1>']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await editor.get('/_canvas/drafted')).status).toBe(200);
  });
});

describe('/<slug>', () => {
  it('is the shell, which knows whether the user is logged in', async () => {
    const stateOf = (html: string) => JSON.parse(/id="shell-state">([^<]*)</.exec(html)?.[1] ?? '');
    const { status, body, headers } = await visitor.get('/any/page');
    expect(status).toBe(200);
    expect(stateOf(body)).toEqual({
      loggedIn: false,
      isDraft: false,
      release: null,
      hasSite: true,
      domainId: 'main',
      siteName: 'New site',
      siteUrl: service.siteUrl,
      isNewSite: true,
      hasUsers: true,
    });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(stateOf((await editor.get('/')).body)).toMatchObject({ loggedIn: true, isNewSite: true });
  });

  it("is the shell at the search page, too, whose canvas shows the site's own search page", async () => {
    expect((await editor.get('/search?q=tide')).status).toBe(200);
    expect((await editor.get('/_canvas/search?q=tide')).status).toBe(200);
  });

  it.each(['/search/more', '/_secret', '/Upper', '/.env', '/metrics'])('is 404 at %s', async (path) => {
    expect((await editor.get(path)).status).toBe(404);
  });
});

describe('the files of editor and site', () => {
  it('are served with the right cache lifetime', async () => {
    const canvas = await visitor.get('/_editor/canvas.js');
    expect([canvas.status, canvas.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const style = await visitor.get('/_astro/page.abcdefgh.css');
    expect([style.status, style.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await visitor.get('/_editor/nothing.js')).status).toBe(404);
  });

  it('reveal nothing about the program that serves them', async () => {
    const { headers } = await visitor.get('/health');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the language of the shell', () => {
  const shell = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${service.editorUrl}${path}`, { headers });
    const html = await response.text();
    return {
      language: /<html lang="(\w+)">/.exec(html)?.[1],
      words: /\/_editor\/words-\w+\.js/.exec(html)?.[0],
      cookie: response.headers.get('set-cookie')?.split(';')[0],
    };
  };

  it('is that of the browser, or English', async () => {
    expect(await shell('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toMatchObject({
      language: 'de',
      words: '/_editor/words-de.js',
    });
    const english = { language: 'en', words: undefined };
    expect(await shell('/', { 'accept-language': 'fr,en;q=0.5' })).toMatchObject(english);
    expect(await shell('/', { 'accept-language': 'fr' })).toMatchObject(english);
  });

  it('is that which was asked for in this browser', async () => {
    const asked = await shell('/?language=de', { 'accept-language': 'en' });
    expect(asked).toMatchObject({ language: 'de', cookie: 'editorLanguage=de' });
    const later = await shell('/', { 'accept-language': 'en', cookie: asked.cookie ?? '' });
    expect(later).toMatchObject({ language: 'de', cookie: undefined });
    expect(await shell('/?language=xx', { 'accept-language': 'en' })).toMatchObject({ language: 'en' });
  });

  it('comes with its words before the script that says them', () => {
    const html = '<html lang="en"><head><script type="application/json" id="shell-state"></script><script src="s.js">';
    const said = withState(html, {} as never, 'de');
    expect(said.indexOf('words-de.js')).toBeLessThan(said.indexOf('s.js"'));
    expect(said.indexOf('words-de.js')).toBeGreaterThan(0);
  });
});

describe('withState()', () => {
  it('lets no text end the element', () => {
    const html = withState('<head></head>', {
      hasSite: true,
      loggedIn: false,
      isDraft: false,
      domainId: '</script><script>',
      siteName: 'One',
      siteUrl: '$&',
      isNewSite: false,
      hasUsers: true,
      release: null,
    });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('"$&"');
  });
});
