import { describe, expect, it } from 'vitest';
import { pageDraftSchema } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { cleanHeader } from '#site/content/clean-header.ts';
import { blockOf, slotsOf } from '#site/content/item-schema.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';

/** Content types the organisation publishes. */
const KINDS = [
  ...['News', 'Idea', 'Case study', 'Project', 'Event', 'Webinar', 'Course', 'Toolkit', 'Report', 'Policy', 'Video'],
  ...['Audio', 'Guide'],
];

const isOrdinary = ({ slug }: { slug: string }): boolean => !slug.startsWith('blocks/');

const PAGES = demoPages.map((page) => [page.slug || 'home', page] as const);

/** The component types of these items and their children. */
function typesIn(items: readonly ContentItem[]): string[] {
  return items.flatMap((item) => {
    const block = blockOf(item.componentType);
    const children = block ? slotsOf(block.definition, item).flatMap(({ path }) => childrenAt(item, path)) : [];
    return [item.componentType, ...typesIn(children)];
  });
}

function childrenAt(item: ContentItem, path: string): ContentItem[] {
  return path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], item) as ContentItem[];
}

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

  it('use every block at least twice, not counting the pages that showcase blocks', () => {
    const types = demoPages.filter(isOrdinary).flatMap((page) => typesIn(cleanContents(page.contents ?? []).contents));
    const rare = definitions.filter(({ componentType: own }) => types.filter((type) => type === own).length < 2);
    expect(rare.map(({ componentType }) => componentType)).toEqual([]);
  });

  it('cover every content type that the site publishes', () => {
    const kinds = demoPages
      .flatMap(({ tags = [] }) => tags)
      .flatMap((tag) => /^Content type:(.*)/.exec(tag)?.[1] ?? []);
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(KINDS));
    expect(demoPages.filter(isOrdinary).length).toBeGreaterThanOrEqual(60);
  });

  it('each have a different picture at the top', () => {
    const pictures = demoPages.flatMap(
      ({ header }) => (header?.image as { imageId?: string } | undefined)?.imageId ?? [],
    );
    expect(pictures.filter((name, index) => pictures.indexOf(name) !== index)).toEqual([]);
  });

  it('include a showcase page for each block', () => {
    const names = definitions.map(({ label }): string => label);
    const shown = demoPages.filter(({ slug }) => slug.startsWith('blocks/'));
    expect(shown.map(({ title }) => String(title)).sort()).toEqual(names.sort());
    expect(shown.every((page) => page.hideFromSitemap && page.hideFromRobots)).toBe(true);
  });
});
