import { describe, expect, test } from 'vitest';
import { renderBlock } from '../../testing/render-for-test.tsx';

const render = (src: string) => renderBlock({ componentType: 'Flipsnack', src });

describe('Flipsnack', () => {
  test.each([
    'https://player.flipsnack.com/?hash=RkI2NkREQ0M1QTgrZHp1OHZvNGYwZw==',
    'https://cdn.flipsnack.com/widget/v2/widget.html?hash=uksv02wilw&amp;t=1597160351',
  ])('Flipsnack contacts %s only after a click on its named control', async (src) => {
    const html = await render(src.replace('&amp;', '&'));
    expect(html).not.toMatch(/<iframe| src=/);
    expect(html).toContain(`href="${src}"`);
    expect(html).toContain('>Open the flipbook from Flipsnack<');
  });

  test.each([
    '',
    'http://player.flipsnack.com/?hash=a',
    'https://player.flipsnack.com.evil.example/?hash=a',
    'https://evil.example/player.flipsnack.com',
    'https://player.flipsnack.com:8443/?hash=a',
    'https://player.flipsnack.com/?hash=<script>',
    'https://user:secret@player.flipsnack.com/?hash=a',
    'javascript:alert(1)',
    'flipbook',
  ])('Flipsnack renders nothing for %j', async (src) => {
    expect(await render(src)).toBe('');
  });
});
