import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { heroBlock } from './definition.ts';

describe('HeroBlock', () => {
  test('HeroBlock is one heading, as it is typed', async () => {
    const html = await renderBlock({ componentType: 'HeroBlock', text: 'Knock <next> door' });
    expect(html).toBe('<h2 class="statement">Knock &lt;next&gt; door</h2>');
  });

  test('HeroBlock is nothing while it is empty, and 500 letters at most', async () => {
    expect(await renderBlock({ componentType: 'HeroBlock' })).toBe('');
    expect(heroBlock.schema.safeParse({ text: 'a'.repeat(501) }).success).toBe(false);
  });

  test('HeroBlock is edited in place', async () => {
    expect(await editableFields({ componentType: 'HeroBlock' })).toEqual(['text']);
  });
});
