import { describe, expect, test } from 'vitest';
import { cleanHeader } from './clean-header.ts';

const page = (template: string, header: Record<string, unknown>, backgroundColour = 'backgroundWhite') => ({
  template,
  header,
  backgroundColour,
});

describe('cleanHeader()', () => {
  test("fills in the template's defaults", () => {
    const { header, warnings, errors } = cleanHeader(page('home', { heading: 'Hi' }));
    expect(header).toMatchObject({ heading: 'Hi', description: '', textColourPurple: true });
    expect([...warnings, ...errors]).toEqual([]);
  });

  test('keeps unknown fields at any depth and reports them', () => {
    const { header, warnings, errors } = cleanHeader(page('generic', { odd: 1, config: { shine: true } }));
    expect(header).toMatchObject({ odd: 1, config: { shine: true, backgroundColour: 'yellow' } });
    expect(warnings).toEqual([
      'Header: the field odd is unknown; it is kept and not published',
      'Header: the field config.shine is unknown; it is kept and not published',
    ]);
    expect(errors).toEqual([]);
  });

  test('rejects more than 64 KB of unknown fields', () => {
    expect(cleanHeader(page('home', { odd: 'x'.repeat(65_000) })).errors).toEqual([]);
    expect(cleanHeader(page('home', { odd: 'x'.repeat(70_000) })).errors).toEqual([
      'Header: unknown fields can take 64 KB, and these take 69 KB',
    ]);
  });

  test('names a field that cannot be saved', () => {
    expect(cleanHeader(page('generic', { heading: 7 })).errors[0]).toMatch(/^Header: heading: /);
  });

  test('keeps the header of a template that no longer exists', () => {
    const { template, header, warnings } = cleanHeader(page('toy', { a: 1 }));
    expect([template, header]).toEqual(['toy', { a: 1 }]);
    expect(warnings).toEqual(['Header: there is no template called toy; it is kept, and shown as on a generic page']);
  });

  test('keeps a header written by newer code unchanged', () => {
    const stored = { version: 2, headline: 'Hi', heading: 7 };
    const { header, warnings, errors } = cleanHeader(page('home', stored));
    expect(header).toEqual(stored);
    expect(warnings).toEqual([
      'Header: this content is of version 2, and this site knows version 1; it is kept, and shown as far as possible',
    ]);
    expect(errors).toEqual([]);
  });

  test('keeps colours that are not offered and reports the colours shown instead', () => {
    const cleaned = cleanHeader(page('generic', { config: { backgroundColour: 'mauve' } }, 'pink'));
    expect(cleaned).toMatchObject({ backgroundColour: 'pink', header: { config: { backgroundColour: 'mauve' } } });
    expect(cleaned.warnings).toEqual([
      'Page: the colour pink (backgroundColour) is not offered; backgroundLightYellow is shown instead',
      'Page: the colour mauve (header.config.backgroundColour) is not offered; yellow is shown instead',
    ]);
  });
});
