import { describe, expect, test } from 'vitest';
import { videoAddresses, videoSchema } from './video.ts';

describe('videoSchema', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    ' dQw4w9WgXcQ ',
  ])('videoSchema keeps the id of %s', (videoId) => {
    expect(videoSchema.parse({ videoId }).videoId).toBe('dQw4w9WgXcQ');
  });

  test('videoSchema keeps the id of a Vimeo address', () => {
    expect(videoSchema.parse({ videoId: 'https://vimeo.com/76979871' }).videoId).toBe('76979871');
  });

  test.each(['"><script>', 'https://evil.example/x', '../../x'])('C03 videoSchema refuses %s', (videoId) => {
    expect(videoSchema.safeParse({ videoId }).success).toBe(false);
  });
});

describe('videoAddresses', () => {
  test('videoAddresses() plays YouTube without cookies and Vimeo without tracking', () => {
    expect(videoAddresses({ videoId: 'dQw4w9WgXcQ', isVimeo: false })?.embed).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    );
    expect(videoAddresses({ videoId: '76979871', isVimeo: true })?.embed).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });

  test.each([
    { videoId: '', isVimeo: false },
    { videoId: '76979871', isVimeo: false },
    { videoId: 'dQw4w9WgXcQ', isVimeo: true },
    { videoId: '76979871?x=1', isVimeo: true },
  ])('videoAddresses() returns null for $videoId (Vimeo: $isVimeo)', (video) => {
    expect(videoAddresses(video)).toBeNull();
  });
});
