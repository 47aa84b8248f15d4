import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { quoteBlock } from './definition.ts';

const QUOTE = { componentType: 'QuoteBlock', quote: 'We just knocked.', quoteBy: 'Ines' };

describe('QuoteBlock', () => {
  test('quoteBlock ignores colours outside the palette', () => {
    const { config } = quoteBlock.schema.parse({ config: { backgroundColour: 'red;background:url(//x)' } });
    expect(config).toEqual({ backgroundColour: 'transparent', textColour: 'darkPurple', reversed: false });
  });

  test('QuoteBlock shows no tags of a quote that was rich text where it comes from', async () => {
    const moved = '<p>We <em>just</em> knocked, &amp; waited.</p>';
    expect(await renderBlock({ ...QUOTE, quote: moved })).toContain('>We just knocked, &amp; waited.</p>');
    expect(await renderBlock({ ...QUOTE, quote: '2 < 3 > 1' })).toContain('>2 &lt; 3 &gt; 1</p>');
  });

  test('QuoteBlock names the speaker', async () => {
    const markup = await renderBlock(QUOTE);
    expect(markup).toContain('<blockquote><p class="sentence">We just knocked.</p></blockquote>');
    expect(markup).toContain('<cite class="by">Ines</cite>');
    expect(markup).not.toContain('<a');
  });

  test('QuoteBlock supports a ground, reversed order and a link', async () => {
    const config = { backgroundColour: 'darkGreen', reversed: true };
    const markup = await renderBlock({ ...QUOTE, config, link: { href: 'stories', text: 'More' } });
    expect(markup).toMatch(/^<div class="quote reversed ground-darkGreen sheet">/);
    expect(markup).toContain('<a class="text-link" href="/stories">More</a>');
  });

  test('QuoteBlock is edited in place', async () => {
    expect(await editableFields(QUOTE)).toEqual(['quote', 'quoteBy', 'link']);
  });
});
