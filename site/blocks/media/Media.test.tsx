import { describe, expect, test } from 'vitest';
import { editableFields, KNOWN_IMAGE, renderBlock } from '../../testing/render-for-test.tsx';
import { media } from './definition.ts';

describe('Media', () => {
  const image = { imageId: KNOWN_IMAGE._id, alt: 'Ruth and Amir' };
  const video = { videoId: 'dQw4w9WgXcQ' };

  test('Media links to its video on YouTube; the overlay plays it without cookies', async () => {
    const html = await renderBlock({ componentType: 'Media', image, video });
    expect(html).toContain('width="1000" height="561"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"');
    expect(html).toContain('Play video: Ruth and Amir');
  });

  test('Media contacts no other host before the click', async () => {
    const html = await renderBlock({ componentType: 'Media', image, video });
    expect(html).not.toContain('<iframe');
    expect(html.match(/ src="[^"]*"/g)).toEqual([expect.stringContaining('/_media/')]);
  });

  test('Media plays a Vimeo video on Vimeo', async () => {
    const html = await renderBlock({ componentType: 'Media', video: { videoId: '76979871', isVimeo: true } });
    expect(html).toContain('href="https://vimeo.com/76979871"');
  });

  test('Media shows only the picture for an invalid video id, and nothing without a picture', async () => {
    const bad = { videoId: 'nonsense' };
    expect(await renderBlock({ componentType: 'Media', image, video: bad })).not.toContain('data-video');
    expect(await renderBlock({ componentType: 'Media', video: bad })).not.toContain('stage');
  });

  test('Media has a caption, and a link with an icon', async () => {
    const caption = { href: 'transcript', text: 'Read it', icon: 'read' };
    const html = await renderBlock({ componentType: 'Media', image, mediaCaption: 'Four minutes', caption });
    expect(html).toContain('Four minutes');
    expect(html).toMatch(/<svg[^>]*aria-hidden="true".*Read it/);
    expect(media.schema.parse({ caption: { icon: '../x' } }).caption.icon).toBe('none');
  });

  test('Media is edited in place', async () => {
    expect(await editableFields({ componentType: 'Media' })).toEqual(['image', 'mediaCaption', 'caption']);
  });
});
