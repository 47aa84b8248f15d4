import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { button } from './definition.ts';

describe('Button', () => {
  test('button is centred unless an editor aligns it otherwise', async () => {
    expect(button.schema.parse({}).config.centerAlignment).toBe(true);
    const link = { href: 'help', text: 'Get help' };
    expect(await renderBlock({ componentType: 'Button', link })).toContain('<div class="centred"><a class="button');
    expect(await renderBlock({ componentType: 'Button', link, config: { centerAlignment: false } })).not.toContain(
      'centred',
    );
  });

  test('Button without an address is plain text, and without text renders nothing', async () => {
    expect(await renderBlock({ componentType: 'Button', link: { text: 'Soon' } })).toContain('<span>Soon</span>');
    expect(await renderBlock({ componentType: 'Button', link: { href: 'help' } })).toBe('<div class="centred"></div>');
  });

  test('Button is edited in place', async () => {
    expect(await editableFields({ componentType: 'Button' })).toEqual(['link']);
  });
});
