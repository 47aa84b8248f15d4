import { describe, expect, test } from 'vitest';
import { renderStatic } from '../document/render-static.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SearchState } from './use-search.ts';

const render = (state: SearchState, terms: string[] = []) =>
  renderStatic(SearchResults, { state, terms, onRetry: () => {}, onMore: () => {}, onKind: () => {} });

const found = (total: number, ...slugs: string[]): SearchState => ({
  kind: 'found',
  query: 'tide',
  pageKind: '',
  answer: {
    total,
    kinds: [
      { kind: 'News', count: 2 },
      { kind: 'Job', count: 1 },
    ].slice(0, total),
    results: slugs.map((slug) => ({
      slug,
      title: [{ text: 'Tides', isMatch: true }],
      kind: 'News',
      date: '2026-05-01T00:30+10:00[Australia/Sydney]',
      excerpt: [
        { text: 'A <script>alert(1)</script> ', isMatch: false },
        { text: 'tide', isMatch: true },
      ],
    })),
  },
});

describe('SearchResults', () => {
  test('SearchResults shows text as plain text, with the matches marked', () => {
    const html = render(found(1, 'news/tides'));
    expect(html).toContain('<a href="/news/tides" data-result=""><mark>Tides</mark></a>');
    expect(html).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; <mark>tide</mark>');
    expect(html).toContain('1 result for “tide”');
  });

  test('SearchResults says when the newest pages may be missing', () => {
    const state = found(1, 'news/tides');
    if (state.kind === 'found') state.answer.isIncomplete = true;
    expect(render(state)).toContain('1 result for “tide” · Pages published in the last few moments may be missing.');
  });

  test('SearchResults says what each page is, and its day as it was written', () => {
    expect(render(found(1, 'news/tides'))).toContain(
      '<strong>News</strong><time dateTime="2026-05-01">May 1, 2026</time>',
    );
  });

  test('SearchResults offers to show one kind of page if there are several', () => {
    const html = render(found(3, 'a', 'b', 'c'));
    expect(html).toContain(
      '<option value="" selected="">Everything (3)</option><option value="News">News (2)</option>',
    );
    expect(render(found(1, 'a'))).not.toContain('<select');
  });

  test('SearchResults offers more results while there are any', () => {
    expect(render(found(12, 'a'))).toContain('Show more');
    expect(render(found(1, 'a'))).not.toContain('Show more');
    const best = found(12, 'a');
    if (best.kind === 'found') best.coming = 'others';
    expect(render(best)).not.toContain('Show more');
  });

  test('SearchResults says that nothing was found and suggests popular searches', () => {
    const html = render(found(0), ['ramps & rails']);
    expect(html).toContain('No results for “tide”');
    expect(html).toContain('href="?q=ramps%20%26%20rails"');
  });

  test('SearchResults says that the search failed and offers a retry', () => {
    const html = render({ kind: 'failed', query: 'tide' });
    expect(html).toContain('not available right now');
    expect(html).toContain('Try again');
  });
});

test('SearchPage is a form before any script has run, and asks the page of its own language', () => {
  const html = renderStatic(SearchPage, { terms: ['tides'] });
  expect(html).not.toContain('action=');
  expect(html).toContain('href="?q=tides"');
  expect(html).toContain('name="q"');
  expect(html).toContain('Search needs JavaScript');
});
