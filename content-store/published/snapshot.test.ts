import { expect, test } from 'vitest';
import { publishedPageSchema } from '../model/entities/page.ts';
import { pagePath } from '../model/published/published-path.ts';
import { publishedJson } from '../model/stable-json.ts';
import { mainDomain } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { loadSnapshot, Snapshot } from './snapshot.ts';
import { folderStore } from './store.ts';

function pageText(_id: string, slug: string, fields: object = {}) {
  return publishedJson(publishedPageSchema.parse({ _id, slug, domainId: 'main', ...fields }));
}

test('loadSnapshot() reads a folder and reports damaged files with the reason', async () => {
  const store = folderStore(await temporaryFolder());
  const about = pageText('about', 'about');
  await store.write('domains/main.json', publishedJson(mainDomain()));
  await store.write(pagePath('main', 'about'), about);
  await store.write(pagePath('main', 'half'), about.slice(0, about.length / 2));
  await store.write(pagePath('main', 'renamed'), about);
  await store.write(pagePath('main', 'wrong'), pageText('wrong', 'wrong').replace('"wrong"', '"../wrong"'));
  await store.write('main/footer.json', '{"_id": "footer_main", "domainId": "main", "locations": 3}');
  const snapshot = await loadSnapshot(store);
  expect(snapshot.domainIds()).toEqual(['main']);
  expect([...snapshot.domain('main').pages.keys()]).toEqual(['about']);
  expect(Object.fromEntries([...snapshot.problems].map(([path, { reason }]) => [path, reason]))).toEqual({
    'main/footer.json': expect.stringContaining('locations: '),
    'main/pages/half.json': expect.stringMatching(/JSON/),
    'main/pages/renamed.json': 'Its _id must be renamed',
    'main/pages/wrong.json': expect.stringContaining('_id: An id must be'),
  });
});

test('apply() returns the document before and after the change', () => {
  const snapshot = new Snapshot();
  const path = pagePath('main', 'about');
  expect(snapshot.apply(path, pageText('about', 'about'))).toMatchObject({
    before: undefined,
    after: { kind: 'page' },
  });
  const renamed = snapshot.apply(path, pageText('about', 'us'));
  expect(renamed).toMatchObject({ before: { document: { slug: 'about' } }, after: { document: { slug: 'us' } } });
  expect(snapshot.domain('main').pageBySlug('about')).toBeUndefined();
  expect(snapshot.domain('main').pageBySlug('us')).toMatchObject({ _id: 'about' });
  expect(snapshot.apply(path, null)).toMatchObject({ before: { document: { slug: 'us' } }, after: undefined });
  expect(snapshot.domain('main').pages.size).toBe(0);
});

test('apply() keeps the previous document when a text is damaged, until the next valid one', () => {
  const snapshot = new Snapshot();
  const path = pagePath('main', 'about');
  snapshot.apply(path, pageText('about', 'about'));
  expect(snapshot.apply(path, '{"_id": "ab').problem).toMatchObject({ path });
  expect(snapshot.domain('main').pageBySlug('about')).toBeDefined();
  expect(snapshot.problems.has(path)).toBe(true);
  expect(snapshot.apply(path, pageText('about', 'about'))).not.toHaveProperty('problem');
  expect(snapshot.problems.size).toBe(0);
});

test('apply() resolves two pages at one address the same way in either order', () => {
  const texts: [string, string][] = [
    [pagePath('main', 'a'), pageText('a', 'same')],
    [pagePath('main', 'b'), pageText('b', 'same')],
  ];
  for (const order of [texts, texts.toReversed()]) {
    const snapshot = new Snapshot();
    for (const [path, text] of order) snapshot.apply(path, text);
    expect(snapshot.domain('main').pageBySlug('same')?._id).toBe('a');
    snapshot.apply(pagePath('main', 'a'), null);
    expect(snapshot.domain('main').pageBySlug('same')?._id).toBe('b');
  }
});
