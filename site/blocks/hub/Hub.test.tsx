import { describe, expect, test } from 'vitest';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { editableFields, pageCard, renderBlock } from '../../testing/render-for-test.tsx';
import { hub } from './definition.ts';

const pages = (count: number): PageCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...pageCard(`news/${10 + index}`, { heading: `Story ${10 + index}` }),
    tags: ['Topic:Water', 'Content type:News'],
  }));

const render = (count: number, draft: object = {}) => renderBlock({ componentType: 'Hub', ...draft }, pages(count));

describe('Hub', () => {
  test('hub starts with all pages, sorted by title, without related items', () => {
    expect(hub.schema.parse({})).toMatchObject({
      sideFiltersToShow: [],
      sortBy: 'a-z',
      showRelated: false,
      relatedHeading: 'Related Items',
    });
    expect(hub.schema.parse({ sortBy: 'by magic', sideFiltersToShow: ['Topic', ' '] })).toMatchObject({
      sortBy: 'a-z',
      sideFiltersToShow: ['Topic'],
    });
  });

  test('hub reads a list of tags as the tags to include', () => {
    expect(hub.schema.parse({ hubFilters: ['Topic:Water'] }).hubFilters.include).toEqual(['Topic:Water']);
  });

  test('Hub shows the first nine pages with links, and the total count', async () => {
    const html = await render(11);
    expect(html.match(/<article/g)).toHaveLength(9);
    expect(html).toContain('href="/news/10"');
    expect(html).toContain('11 items');
    expect(html).toContain('Load More');
    expect(html).toContain('href="#Hub"');
  });

  test('Hub offers no more cards once everything is shown', async () => {
    expect(await render(9)).not.toContain('Load More');
  });

  test('Hub offers the tags of its pages, with All in each category', async () => {
    const html = await render(1);
    expect(html).toContain('Explore By');
    expect(html.match(/>All</g)).toHaveLength(2);
    expect(html).toContain('Water');
    expect(html).not.toContain('Sand');
    const topicOnly = await render(1, { sideFiltersToShow: ['Topic'] });
    expect(topicOnly.match(/>All</g)).toHaveLength(1);
  });

  test('Hub has a second-level heading for its results, above those of the cards', async () => {
    const html = await render(2);
    const levels = [...html.slice(html.indexOf('class="results"')).matchAll(/<h(\d)/g)].map(([, level]) => level);
    expect(levels).toEqual(['2', '3', '3']);
  });

  test('Hub without pages says so, and names no filters when none is chosen', async () => {
    const html = await render(0);
    expect(html).toContain('There is nothing here yet.');
    expect(html).not.toContain('We found no results for following filters:');
  });

  test('two hubs on a page have ids of their own; the first keeps the anchor Hub', async () => {
    const idsOf = async (key: string) => [...(await render(3, { key })).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const [first, second] = [await idsOf('k1'), await idsOf('k2')];
    expect(first).toEqual(['Hub', 'Hub-filters']);
    expect(second).toEqual(['Hub-2', 'Hub-2-filters']);
    expect(await render(3, { key: 'k2' })).toContain('commandfor="Hub-2-filters"');
    expect(await render(3, { key: 'k2' })).toContain('href="#Hub-2"');
  });

  test('Hub shows related items once all main results are shown', async () => {
    expect(await render(3, { showRelated: true })).toMatch(/<div class="related" data-later=""><h2>Related Items/);
    expect(await render(11, { showRelated: true })).toMatch(/<div class="related" data-later="" hidden="">/);
    expect(await render(3)).not.toContain('Related Items');
  });

  test('Hub is edited in place', async () => {
    expect(await editableFields({ componentType: 'Hub' })).toEqual(['relatedHeading']);
  });
});
