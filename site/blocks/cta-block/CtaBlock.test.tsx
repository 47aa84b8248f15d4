import { describe, expect, test } from 'vitest';
import { editableFields, renderBlock } from '../../testing/render-for-test.tsx';
import { ctaBlock } from './definition.ts';

describe('CtaBlock', () => {
  test('CtaBlock uses one of the three split pairs, whatever was posted', async () => {
    expect(ctaBlock.schema.parse({}).style).toEqual({ colour1: 'darkPurple', colour2: 'turqoise' });
    expect(ctaBlock.schema.parse({ style: { colour1: 'brown', colour2: 'lightGreen' } }).style).toEqual({
      colour1: 'brown',
      colour2: 'pink',
    });
    const gone = { componentType: 'CtaBlock', style: { colour1: 'red', colour2: 'mauve' } };
    expect(ctaBlock.schema.parse(gone).style).toEqual(gone.style);
    expect((await renderBlock(gone)).match(/ground-\w+/g)).toEqual(['ground-darkPurple', 'ground-turqoise']);
  });

  test('CtaBlock puts its text on the dark colour and its link on the bright one', async () => {
    const link = { href: 'table', text: 'Find a table' };
    const html = await renderBlock({ componentType: 'CtaBlock', text: 'Eat together', link });
    expect(html).toMatch(/ground-darkPurple"><p class="text">Eat together<\/p><div class="circle ground-turqoise"><a /);
  });

  test('CtaBlock is edited in place', async () => {
    expect(await editableFields({ componentType: 'CtaBlock' })).toEqual(['text', 'link']);
  });
});
