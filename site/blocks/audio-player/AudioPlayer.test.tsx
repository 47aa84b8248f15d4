import { describe, expect, test } from 'vitest';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { castosPlayer } from './AudioPlayer.tsx';

describe('AudioPlayer', () => {
  test('AudioPlayer contacts Castos only after a click on its named control, a link without script', async () => {
    const html = await renderBlock({ componentType: 'AudioPlayer', castosCode: '123456' });
    expect(html).not.toMatch(/<iframe| src=/);
    expect(html).toContain('href="https://player.castos.com/player/123456"');
    expect(html).toContain('data-player="Podcast player"');
    expect(html).toContain('>Play the podcast from Castos<');
  });

  test('AudioPlayer accepts the address of a player', () => {
    const address = 'https://our-show.castos.com/player/215060';
    expect(castosPlayer(address)).toBe(address);
  });

  test.each([
    '',
    'http://our-show.castos.com/player/1',
    'https://castos.com.evil.example/player/1',
    'https://evil.example/?https://a.castos.com/player/1',
    'https://a.castos.com/player/1"><script>',
    'https://user@a.castos.com/player/1',
    'javascript:alert(1)',
    '../1',
    '123456\nx',
  ])('AudioPlayer renders nothing for %j', async (castosCode) => {
    expect(await renderBlock({ componentType: 'AudioPlayer', castosCode })).toBe('');
  });
});
