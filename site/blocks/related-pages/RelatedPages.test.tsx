import { describe, expect, test } from 'vitest';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import { renderStatic } from '../../document/render-static.ts';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { relatedPages } from './definition.ts';
import { RelatedPages } from './RelatedPages.tsx';

const card = (_id: string): PageCard => ({
  _id,
  slug: `stories/${_id}`,
  template: 'generic',
  header: { heading: `Story ${_id}`, description: '<p>what happened</p>' },
  tags: ['Content type:Video'],
  contents: [{ componentType: 'Media', key: 'm', video: { videoId: '76979871', isVimeo: true, type: '' } }],
});

function render(pages: PageCard[], currentPage: string, tagFilter: object = {}): string {
  const content = { ...relatedPages.schema.parse({ tagFilter }), key: 'k1' };
  const answers = { pages, media: {}, imageBaseUrl: '', page: { _id: currentPage, slug: '', hubs: [] } };
  return renderStatic(RelatedPages, { content, answers });
}

describe('RelatedPages', () => {
  test('relatedPages requests pages with its tags', async () => {
    const asked: unknown[] = [];
    const reader = { ask: async (...question: unknown[]) => asked.push(question) };
    const content = relatedPages.schema.parse({ tagFilter: ['Topic:Ageing'] });
    await relatedPages.ask?.(content, reader as never);
    expect(asked).toMatchObject([['pagesTagged', { filter: { include: ['Topic:Ageing'], limit: 9, sort: 'a-z' } }]]);
  });

  test('RelatedPages fills its limit when it would list the page it is on', () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map(card);
    expect(render(pages, 'b', { limit: 4 }).match(/<article/g)).toHaveLength(4);
    expect(render(pages, 'elsewhere', { limit: 4 }).match(/<article/g)).toHaveLength(4);
    expect(render(pages, 'b', { limit: 1, selected: ['a', 'b', 'c', 'd', 'e'] }).match(/<article/g)).toHaveLength(4);
  });

  test('RelatedPages omits the current page', () => {
    const markup = render([card('one'), card('two')], 'one');
    expect(markup).toContain('Story two');
    expect(markup).not.toContain('Story one');
  });

  test('RelatedPages shows a label in the colour of the card kind, and a plain-text description', () => {
    const markup = render([card('one')], 'other');
    expect(markup).toMatch(/ground-pink">Video</);
    expect(markup).toContain('What happened. ');
    expect(markup).toContain('data-video="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"');
    expect(markup).toContain('Watch');
  });

  test('RelatedPages shows visitors nothing when no page is left', () => {
    expect(render([card('one')], 'one')).toBe('');
  });

  test('RelatedPages shows its link to all pages only when it has an address', async () => {
    const draft = { componentType: 'RelatedPages', link: { href: 'all', text: 'View All' } };
    expect(await renderBlock(draft, [card('one')])).toContain('View All');
    expect(await renderBlock({ ...draft, link: {} }, [card('one')])).not.toContain('View All');
  });

  test('RelatedPages starts with default texts and is edited in place', async () => {
    expect(await renderBlock({ componentType: 'RelatedPages' }, [card('one')])).toContain('Header');
    expect(relatedPages.schema.parse({})).toMatchObject({ heading: 'Header', link: { text: 'View All' } });
    expect(await editableFields({ componentType: 'RelatedPages' })).toEqual(['heading', 'link']);
  });
});
