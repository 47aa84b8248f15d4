import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { transact } from '#content-store/drafts/database/transact.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { publishPage, unpublishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { pageDraftSchema } from '#content-store/model/entities/page.ts';
import { namedContent } from '#site/content/public-content.ts';
import { DOMAIN, openTemporarySite, STAMP } from './temporary-site.ts';

const draft = (slug: string, ...links: string[]) => ({
  ...pageDraftSchema.parse({
    domainId: DOMAIN,
    slug,
    header: { heading: `About ${slug}` },
    contents: links.map((href) => ({
      componentType: 'Button',
      key: href.slice(1),
      link: { type: 'page', href, text: href },
    })),
  }),
  _id: slug || 'home',
});

/** Links of the pages in `dist` to one of these slugs, of which there is no file. */
function deadLinks(dist: string, slugs: readonly string[]): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('index.html'));
  return files.flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const linked = slugs.filter(
      (slug) => html.includes(`href="/${slug}"`) && !files.includes(join(slug, 'index.html')),
    );
    return linked.map((slug) => `${file} → ${slug}`);
  });
}

it('while a set is written, no page links to one that is not there', { timeout: 60_000 }, async () => {
  const site = await openTemporarySite();
  onTestFinished(() => site.close());
  const { db } = site;
  await site.builder.catchUp();
  const publish = async (id: string) => publishPage(db, { _id: id }, STAMP, { named: namedContent });
  for (const one of [draft('', '/old'), draft('old')]) await insertPage(db, one, STAMP);
  for (const id of ['home', 'old']) await publish(id);
  await site.deliver();

  await transact(db, async (transaction) => {
    // In the order of their addresses each page would come before the one it links to.
    for (const one of [draft('a', '/b'), draft('b', '/c'), draft('c')]) await insertPage(transaction, one, STAMP);
    await savePage(transaction, { _id: 'home' }, draft('', '/a'), STAMP);
    for (const id of ['a', 'b', 'c', 'home'])
      await publishPage(transaction, { _id: id }, STAMP, { named: namedContent });
    await unpublishPage(transaction, { _id: 'old' }, STAMP);
  });
  const dead: string[][] = [];
  await site.deliver(() => dead.push(deadLinks(join(site.folder, 'dist', DOMAIN), ['old', 'a', 'b', 'c'])));
  expect(dead.length).toBeGreaterThanOrEqual(4);
  expect(dead.flat()).toEqual([]);
  expect([...(await site.built()).keys()]).not.toContain(`${DOMAIN}/old/index.html`);
});
