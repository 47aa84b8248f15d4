import { expect, test } from 'vitest';
import { mediaIdsIn } from '../media/media-ids.ts';
import { hasUnpublishedChanges, pageDraftSchema, pageSchema, publishedPageSchema, serverOwnedFields } from './page.ts';
import { cardOf } from './page-card.ts';

test('pageDraftSchema fills in the specified defaults', () => {
  const draft = pageDraftSchema.parse({
    domainId: 'main',
    slug: '',
    contents: [{ componentType: 'Headline', key: 'a' }],
  });
  expect(draft).toMatchObject({
    pageType: 'page',
    template: 'generic',
    showBreadcrumb: true,
    backgroundColour: 'backgroundLightYellow',
    tags: [],
  });
  const scale = (step: number) => ({ base: step, small: step, large: step });
  const none = scale(0);
  const spacing = { marginTop: none, marginBottom: scale(2), paddingTop: none, paddingBottom: none };
  expect(draft.contents[0]?.spacing).toEqual(spacing);
});

test('pageDraftSchema drops all fields that the service owns', () => {
  const posted = { domainId: 'main', slug: 'a', _id: 'x', published: true, revision: 7, viewerRoles: ['a'] };
  const draft = pageDraftSchema.parse(posted);
  for (const field of Object.keys(serverOwnedFields)) expect(draft).not.toHaveProperty(field);
});

test('pageSchema refuses an id, domain or prefix that could leave its folder', () => {
  const page = { _id: 'a', domainId: 'main', slug: 'a' };
  expect(pageSchema.safeParse(page).success).toBe(true);
  for (const bad of [
    { _id: '../a' },
    { domainId: 'media' },
    { domainId: 'a/b' },
    { region: { prefix: '', slugPrefix: '../x' } },
  ]) {
    expect(pageSchema.safeParse({ ...page, ...bad }).success, JSON.stringify(bad)).toBe(false);
  }
});

test('publishedPageSchema drops roles and user names', () => {
  const page = { _id: 'a', domainId: 'main', slug: 'a', updatedBy: 'ada', editorRoles: ['x'] };
  expect(publishedPageSchema.parse(page)).not.toHaveProperty('updatedBy');
  expect(publishedPageSchema.parse(page)).not.toHaveProperty('editorRoles');
});

test('hasUnpublishedChanges() is true once the draft is newer than the last publish', () => {
  expect(hasUnpublishedChanges({ updatedAt: '2026-01-02' })).toBe(false);
  expect(hasUnpublishedChanges({ updatedAt: '2026-01-02', lastPublished: '2026-01-02' })).toBe(false);
  expect(hasUnpublishedChanges({ updatedAt: '2026-01-03', lastPublished: '2026-01-02' })).toBe(true);
});

test('cardOf() reads the header and fills in defaults for missing fields', () => {
  const page = pageSchema.parse({ _id: 'a', domainId: 'main', slug: 'a', header: { heading: 'A', description: 3 } });
  expect(cardOf(page)).toEqual({
    _id: 'a',
    slug: 'a',
    template: 'generic',
    header: { heading: 'A', description: '' },
    tags: [],
  });
});

test('mediaIdsIn() finds originals at any depth, without duplicates', () => {
  const document = {
    header: { image: { imageId: 'b' } },
    contents: [
      { tabs: [{ contents: [{ image: { imageId: 'a' } }] }] },
      { link: { fileId: 'c' } },
      { image: { imageId: 'b' } },
    ],
    og: { image: { imageId: '' } },
  };
  expect(mediaIdsIn(document)).toEqual(['a', 'b', 'c']);
});
