import { describe, expect, test } from 'vitest';
import { renderBlock } from '../../testing/render-for-test.tsx';
import { castosPlayer } from './AudioPlayer.tsx';

describe('AudioPlayer', () => {
  test('AudioPlayer embeds the player of its code: 150 pixels high, lazy and sandboxed', async () => {
    const html = await renderBlock({ componentType: 'AudioPlayer', castosCode: '123456' });
    expect(html).toContain('src="https://player.castos.com/player/123456"');
    expect(html).toContain('height="150"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-popups"');
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
  ])('C03 AudioPlayer renders nothing for %j', async (castosCode) => {
    expect(await renderBlock({ componentType: 'AudioPlayer', castosCode })).toBe('');
  });
});
