import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallSite, navigation, page, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const opened = async () => {
  const builder = await site.open();
  await builder.catchUp();
  return builder;
};

describe('rebuild()', () => {
  it('renders only the changed page when no other page depends on it', async () => {
    const builder = await opened();
    const result = await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Hello' }))]);
    expect(result.changed).toEqual(['/']);
    expect((await site.built())['index.html']).toContain('Hello');
  });

  it('a newer change interrupts a rebuild: what is left is rendered once, with the newest state, and everything is reported', async () => {
    const builder = await opened();
    const counts: number[] = [];
    const count = (done: number) => counts.push(done);
    const first = await site.write(...navigation('Start'));
    const taken = await builder.rebuild([first], count, { isNewer: () => counts.length >= 2, lookedAt: ['list'] });
    expect(taken).toMatchObject({ isInterrupted: true, changed: ['/', '/food/list'] });
    expect((await site.built())['about/index.html']).not.toContain('Start');
    const newer = await site.write(...page('about', { slug: 'about', title: 'Newer', tags: ['Topic:Food'] }));
    const result = await builder.rebuild([newer], count);
    expect(result.changed).toEqual(['/', '/404', '/about', '/food/list']);
    expect(result.isInterrupted).toBeUndefined();
    expect(counts).toEqual([1, 2, 1, 2, 3]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('renders Home, the pages that somebody looks at and the published ones before others', async () => {
    const builder = await opened();
    const order: string[] = [];
    const changed = [await site.write(...navigation('Start'))];
    await builder.rebuild(
      changed,
      () => {
        for (const path of ['index.html', 'food/list/index.html', 'about/index.html', '404.html']) {
          const text = readFileSync(join(site.folder, 'dist/main', path), 'utf8');
          if (text.includes('Start') && !order.includes(path)) order.push(path);
        }
      },
      { lookedAt: ['list', 'gone'] },
    );
    expect(order).toEqual(['index.html', 'food/list/index.html', '404.html', 'about/index.html']);
  });

  it('renders nothing when every answer is unchanged', async () => {
    const builder = await opened();
    let rendered = 0;
    const change = await site.write(...page('about', { slug: 'about', title: 'About', tags: ['Topic:Food'] }));
    await builder.rebuild([change], () => {
      rendered += 1;
    });
    expect(rendered).toBe(0);
  });

  it('does not render a list whose cards are unchanged', async () => {
    const builder = await opened();
    const about = page('about', { slug: 'about', title: 'About', tags: ['Topic:Food'], description: '' });
    const rendered: number[] = [];
    const change = await site.write(about[0], { ...about[1], keywords: 'Topic:Nothing' });
    await builder.rebuild([change], (_, total) => rendered.push(total));
    expect(rendered).toEqual([1]);
  });

  it('updates the lists that a page enters and leaves when its tags change', async () => {
    const builder = await opened();
    const left = await builder.rebuild([await site.write(...page('about', { slug: 'about', title: 'About' }))]);
    expect(left.changed).toEqual(['/food/list']);
    const entered = await site.write(...page('soup', { slug: 'soup', title: 'Soup', tags: ['Topic:Food'] }));
    expect((await builder.rebuild([entered])).changed).toEqual(['/food/list', '/soup']);
    expect((await site.built())['food/list/index.html']).toContain('Soup');
  });

  it('updates every page that shows the navigation when it changes', async () => {
    const builder = await opened();
    const { changed } = await builder.rebuild([await site.write(...navigation('Start'))]);
    expect(changed).toEqual(['/', '/404', '/about', '/food/list']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('moves a page when its slug changes, and leaves no empty folder', async () => {
    const builder = await opened();
    const change = await site.write(...page('list', { slug: 'list', title: 'List', keywords: 'Topic:Food' }));
    const { changed, removed } = await builder.rebuild([change]);
    expect({ changed, removed }).toEqual({ changed: ['/list'], removed: ['/food/list'] });
    await expect(stat(join(site.folder, 'dist/main/food'))).rejects.toThrow('ENOENT');
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('removes an unpublished page from dist, lists and sitemap', async () => {
    const builder = await opened();
    const { changed, removed } = await builder.rebuild([await site.write('main/pages/about.json', null)]);
    expect({ changed, removed }).toEqual({ changed: ['/food/list'], removed: ['/about'] });
    expect((await site.built())['sitemap.xml']).not.toContain('/about');
  });

  it('keeps the present output of a page that fails, names page and block, and retries it', async () => {
    const builder = await opened();
    const broken = await builder.rebuild([await site.write(...page('home', { slug: '', title: 'boom' }))]);
    expect(broken.failures).toEqual([{ domainId: 'main', page: '/', block: 'Headline k1', message: 'it broke' }]);
    expect((await site.built())['index.html']).toContain('Home');
    await site.write(...page('home', { slug: '', title: 'Mended' }));
    await builder.rebuild([{ domainId: 'main', path: 'main/pages/home.json' }]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('reports a damaged file and keeps its present output, even after a restart', async () => {
    const builder = await opened();
    const before = await site.built();
    const change = await site.write('main/pages/about.json', '{"_id": "abo');
    expect((await builder.rebuild([change])).failures).toMatchObject([{ page: 'main/pages/about.json' }]);
    expect(await site.built()).toEqual(before);
    const { failures, removed } = await (await site.open()).catchUp();
    expect(failures).toMatchObject([{ page: 'main/pages/about.json' }]);
    expect(removed).toEqual([]);
    expect((await site.built())['about/index.html']).toBe(before['about/index.html']);
  });

  it('keeps all pages when the navigation was damaged before the start', async () => {
    await site.write(...navigation('Start'));
    await opened();
    const before = await site.built();
    await site.write('main/navigation.json', '{');
    const { changed, failures } = await (await site.open()).catchUp();
    expect(changed).toEqual([]);
    expect(failures[1]?.message).toContain('main/navigation.json is damaged');
    expect(await site.built()).toEqual(before);
  });

  it('builds a domain that was just published', async () => {
    const builder = await opened();
    await site.write('domains/second.json', { _id: 'second', name: 'Second', published: true });
    const { changed } = await builder.rebuild([{ domainId: 'second', path: 'domains/second.json' }]);
    expect(changed).toEqual(['/404', '/health', '/search']);
  });

  it('removes the site of a domain that was unpublished, and builds it again when it is published', async () => {
    const builder = await opened();
    const before = await site.built();
    const domain = [await site.write('domains/main.json', null)];
    const { removed } = await builder.rebuild(domain);
    expect(removed).toContain('/about');
    expect(await site.built()).toEqual({});

    await site.write('domains/main.json', { _id: 'main', name: 'Main', published: true });
    await builder.rebuild(domain);
    expect(await site.built()).toEqual(before);
  });

  it.each(['catchUp', 'buildAll'] as const)('removes a site unpublished before %s()', async (work) => {
    await opened();
    await site.write('domains/main.json', null);
    await (await site.open())[work]();
    expect(await site.built()).toEqual({});
  });
});

describe('images', () => {
  const original = '0123456789abcdef'.repeat(4);
  const name = '0123456789abcdef-40x30.webp';

  beforeEach(async () => {
    await mkdir(join(site.folder, 'published/media'), { recursive: true });
    const image = sharp({ create: { width: 120, height: 60, channels: 3, background: 'teal' } });
    await image.png().toFile(join(site.folder, `published/media/${original}.png`));
  });

  it('are made in the size that a page shows and removed when no page shows them', async () => {
    const builder = await opened();
    await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Home', description: name }))]);
    const file = join(site.folder, 'dist/main/_media', name);
    expect(await sharp(await readFile(file)).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(await site.built()).toEqual(await site.cleanBuild());
    await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Home' }))]);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('keep a page from being written while their original is missing', async () => {
    const builder = await opened();
    const missing = name.replace('0123', 'ffff');
    const broken = page('home', { slug: '', title: 'New', description: missing });
    expect((await builder.rebuild([await site.write(...broken)])).failures).toMatchObject([{ page: '/' }]);
    expect((await site.built())['index.html']).toContain('Home');
    const found = missing.slice(0, 16).padEnd(64, '0');
    const media = join(site.folder, 'published/media');
    await copyFile(join(media, `${original}.png`), join(media, `${found}.png`));
    expect((await builder.rebuild([{ domainId: 'main', path: `media/${found}.png` }])).changed).toEqual(['/']);
  });
});

describe('files', () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const list = (hash: string) => ({ _id: 'media_main', domainId: 'main', files: [{ _id: 'plan', hash, ext: 'pdf' }] });
  const linked = page('home', { slug: '', title: 'See /_files/plan/Our-plan.pdf and /_files/plan/plan.html' });
  const atPath = '_files/plan/Our-plan.pdf';

  beforeEach(async () => {
    await site.write(`media/${first}.pdf`, 'first');
    await site.write(`media/${second}.pdf`, 'second');
  });

  it('are written with the pages that link to them, only under names with their extension', async () => {
    const builder = await opened();
    const changes = [await site.write('main/media.json', list(first)), await site.write(...linked)];
    expect((await builder.rebuild(changes)).changed).toEqual(['/']);
    const built = await site.built();
    expect(Object.keys(built).filter((path) => path.startsWith('_files/'))).toEqual([atPath]);
    expect(built).toEqual(await site.cleanBuild());
    await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Home' }))]);
    expect(await site.built()).not.toHaveProperty([atPath]);
  });

  it('are replaced at the same address although the page is unchanged', async () => {
    const builder = await opened();
    await builder.rebuild([await site.write('main/media.json', list(first)), await site.write(...linked)]);
    const { changed } = await builder.rebuild([await site.write('main/media.json', list('c'.repeat(64)))]);
    expect([changed, (await site.built())[atPath]]).toEqual([[], 'first']);
    await builder.rebuild([await site.write('main/media.json', list(second))]);
    expect((await site.built())[atPath]).toBe('second');
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('that do not exist are linked like any other address', async () => {
    const builder = await opened();
    expect(await builder.rebuild([await site.write(...linked)])).toMatchObject({ changed: ['/'], failures: [] });
  });
});
