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

  test.each([
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'm.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
  ])('videoSchema sets the service of %s', (videoId) => {
    expect(videoSchema.parse({ videoId, isVimeo: true })).toMatchObject({ videoId: 'dQw4w9WgXcQ', isVimeo: false });
  });

  test.each([
    'https://vimeo.com/76979871',
    'vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/shortfilms/videos/76979871#t=3',
    '<iframe src="https://player.vimeo.com/video/76979871?dnt=1"></iframe>',
  ])('videoSchema sets the service of %s', (videoId) => {
    const video = videoSchema.parse({ videoId });
    expect(video).toMatchObject({ videoId: '76979871', isVimeo: true });
    expect(videoAddresses(video)?.embed).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  });

  test.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    'videoSchema keeps the hash of the unlisted video %s',
    (videoId) => {
      expect(videoAddresses(videoSchema.parse({ videoId }))).toEqual({
        watch: 'https://vimeo.com/76979871/8272103f6e',
        embed: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
      });
    },
  );

  test.each(['"><script>', 'https://evil.example/x', '../../x'])('videoSchema refuses %s', (videoId) => {
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
