import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { heroBlock } from './definition.ts';

describe('HeroBlock', () => {
  test('HeroBlock is one heading, exactly as typed', async () => {
    const html = await renderBlock({ componentType: 'HeroBlock', text: 'Knock <next> door' });
    expect(html).toBe('<h2 class="statement">Knock &lt;next&gt; door</h2>');
  });

  test('HeroBlock renders nothing while it is empty and holds at most 500 characters', async () => {
    expect(await renderBlock({ componentType: 'HeroBlock' })).toBe('');
    expect(heroBlock.schema.safeParse({ text: 'a'.repeat(501) }).success).toBe(false);
  });

  test('HeroBlock is edited in place', async () => {
    expect(await editableFields({ componentType: 'HeroBlock' })).toEqual(['text']);
  });
});
