import { describe, expect, it } from 'vitest';
import { pageDraftSchema } from '#content-store/model/entities/page.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { cleanHeader } from '#site/content/clean-header.ts';
import { linksWithoutTarget } from '#site/content/links-without-target.ts';
import { defaultWordsIn } from '#site/content/sample-words.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';

/** Content types the organisation publishes. */
const KINDS = [
  ...['News', 'Idea', 'Case study', 'Project', 'Event', 'Webinar', 'Course', 'Toolkit', 'Report', 'Policy', 'Video'],
  ...['Audio', 'Guide'],
];

const isOrdinary = ({ slug }: { slug: string }): boolean => !slug.startsWith('blocks/');

const PAGES = demoPages.map((page) => [page.slug || 'home', page] as const);

describe('the demo pages', () => {
  it.each(PAGES)('%s holds blocks that are valid by their definitions', (_slug, page) => {
    const { contents, errors, warnings } = cleanContents(page.contents ?? []);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(contents).toMatchObject(page.contents ?? []);
  });

  it.each(PAGES)('%s has a header that is valid by its template', (_slug, page) => {
    const { header, errors, warnings } = cleanHeader(pageDraftSchema.parse(page));
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(header).toMatchObject(page.header ?? {});
  });

  it.each(PAGES)('%s has neither a link without a target nor a heading that nobody wrote', (_slug, draft) => {
    const page = pageDraftSchema.parse(draft);
    expect(linksWithoutTarget(page).map(({ message }) => message)).toEqual([]);
    expect(page.contents.flatMap((item) => defaultWordsIn(item) ?? [])).toEqual([]);
  });

  it('cover every content type that the site publishes', () => {
    const kinds = demoPages
      .flatMap(({ tags = [] }) => tags)
      .flatMap((tag) => /^Content type:(.*)/.exec(tag)?.[1] ?? []);
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(KINDS));
    expect(demoPages.filter(isOrdinary).length).toBeGreaterThanOrEqual(60);
  });

  it('each have a different picture at the top', () => {
    const originals = demoPages.filter(({ translationKey }) => translationKey === undefined);
    const pictures = originals.flatMap(
      ({ header }) => (header?.image as { imageId?: string } | undefined)?.imageId ?? [],
    );
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
  });
});
