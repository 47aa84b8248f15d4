import { describe, expect, test } from 'vitest';
import { sanitiseRichText } from './sanitise-rich-text.ts';

describe('sanitiseRichText()', () => {
  test('keeps what editors write', () => {
    const markup = '<h2>Title</h2><p>One <strong>two</strong> <em>three</em><br />four</p><ul><li>five</li></ul>';
    expect(sanitiseRichText(markup)).toBe(markup);
  });

  test.each([
    ['<img src=x onerror=x()>', ''],
    ['<svg><script>x()</script></svg>', ''],
    ['<p style="position:fixed" class="a" id="b">x</p>', '<p>x</p>'],
    ['<a href="java&#115;cript:x()">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>', ''],
    ['<h1>x</h1>', 'x'],
  ])('C01 removes anything harmful from %s', (markup, safe) => {
    expect(sanitiseRichText(markup)).toBe(safe);
  });

  test('keeps an opened tab from accessing the page that opened it', () => {
    const link = '<a href="https://example.org" target="_blank">x</a>';
    expect(sanitiseRichText(link)).toBe('<a href="https://example.org" target="_blank" rel="noopener">x</a>');
  });
});
