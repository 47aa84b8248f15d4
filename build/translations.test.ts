import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSmallSite, page, type SmallSite } from './testing/small-site.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, de: { path: 'de' }, ja: { domain: 'jp' } } },
}));

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const about = (slug: string, more: object = {}) =>
  page(slug.replaceAll('/', '-'), { slug, title: slug, translationKey: 'about', ...more });

async function inJapanese(slug: string, title = slug) {
  const path = 'jp/pages/ja.json';
  const [, document] = page('ja', { slug, title, domainId: 'jp', translationKey: 'about' });
  return { ...(await site.write(path, document)), domainId: 'jp' };
}

/** The site with a page in English and German, and one in English alone. */
async function opened() {
  await site.write('domains/jp.json', { _id: 'jp', name: '日本', siteUrl: 'https://example.jp', published: true });
  await site.write(...about('us'));
  await site.write(...about('de/wir'));
  const builder = await site.open();
  await builder.catchUp();
  return builder;
}

const text = (path: string): string => readFileSync(join(site.folder, 'dist', path, 'index.html'), 'utf8');

describe('translations', () => {
  it('are rendered again only when a page comes, goes or moves', async () => {
    const builder = await opened();
    expect(text('main/us')).toContain('/de/wir,/us');
    const changed = async (...[path, document]: Parameters<SmallSite['write']>) =>
      (await builder.rebuild([await site.write(path, document)])).changed;
    expect(await changed(...about('de/wir', { title: 'Wir' }))).toEqual(['/de/wir']);
    const [path, moved] = page('de-wir', { slug: 'de/ueber-uns', title: 'Wir', translationKey: 'about' });
    expect(await changed(path, moved)).toEqual(['/de/ueber-uns', '/us']);
    expect(text('main/us')).toContain('/de/ueber-uns,/us');
    expect(await changed(path, null)).toEqual(['/us']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('in another domain are followed, too', async () => {
    const builder = await opened();
    const { changed } = await builder.rebuild([await inJapanese('about')]);
    expect(changed).toEqual(['/about', '/de/wir', '/us']);
    expect(text('main/us')).toContain('https://example.jp/about');
    expect(readFileSync(join(site.folder, 'dist/main/sitemap.xml'), 'utf8')).toContain(
      'hreflang="ja" href="https://example.jp/about"',
    );
    expect((await builder.rebuild([await inJapanese('about', 'わたしたち')])).changed).toEqual(['/about']);
    const domain = { _id: 'jp', name: '日本', siteUrl: 'https://jp.example', published: true };
    await builder.rebuild([{ ...(await site.write('domains/jp.json', domain)), domainId: 'jp' }]);
    expect(text('main/us')).toContain('https://jp.example/about');
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});
