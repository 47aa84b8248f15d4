import { describe, expect, test } from 'vitest';
import { imageSchema } from '#content-store/model/media/image.ts';
import { jpegSource, pictureSources } from './picture-sources.ts';

const media = { _id: 'river', hash: 'ab'.repeat(32), ext: 'png', width: 1200, height: 900, name: '', alt: '' };
const size = { name: 'desktop', width: 1920, height: 1080 } as const;

describe('pictureSources()', () => {
  test('never requests more pixels than the original has', () => {
    const { src, srcSet } = pictureSources(imageSchema.parse({}), media, size, '');
    expect(src).toBe('/_media/abababababababab-1200x675.webp');
    expect(srcSet).toBe('/_media/abababababababab-600x338.webp 600w, /_media/abababababababab-1200x675.webp 1200w');
  });

  test('uses the crop chosen by an editor', () => {
    const image = imageSchema.parse({ desktop: { left: 10, top: 20, width: 800, height: 450 } });
    expect(pictureSources(image, media, size, '').src).toBe('/_media/abababababababab-800x450-10.20.800.450.webp');
  });

  test('crops to whole pixels within the image', () => {
    const image = imageSchema.parse({ desktop: { left: 0.5, top: 0.5, width: 1199.5, height: 675 } });
    expect(pictureSources(image, media, size, '').src).toMatch(/-0\.0\.1200\.675\.webp$/);
  });

  test('shows the whole image if the crop is partly outside it', () => {
    const image = imageSchema.parse({ desktop: { left: 900, top: 20, width: 800, height: 450 } });
    expect(pictureSources(image, media, size, '').src).toBe('/_media/abababababababab-1200x675.webp');
  });

  test('crops around the focus of the original where the use has no crop of its own', () => {
    const focused = { ...media, focus: { x: 0.5, y: 1 } };
    const { src } = pictureSources(imageSchema.parse({}), focused, size, '');
    expect(src).toBe('/_media/abababababababab-1200x675-0.225.1200.675.webp');
    const service = pictureSources(imageSchema.parse({}), focused, size, 'https://img.example').src;
    expect(service).toBe('https://img.example/river?w=1200&h=675&cx=0&cy=225&cw=1200&ch=675');
  });

  test("uses the image service's URL shape if there is one", () => {
    const image = imageSchema.parse({ desktop: { left: 10, top: 20, width: 800, height: 450 } });
    expect(pictureSources(image, media, size, 'https://img.example/').src).toBe(
      'https://img.example/river?w=800&h=450&cx=10&cy=20&cw=800&ch=450',
    );
  });
});

describe('jpegSource()', () => {
  test('names a JPEG, of an image service too, and its size', () => {
    const image = imageSchema.parse({});
    const expected = { width: 1200, height: 675 };
    expect(jpegSource(image, media, size, '')).toEqual({ src: '/_media/abababababababab-1200x675.jpg', ...expected });
    const src = 'https://img.example/river?w=1200&h=675&f=jpg';
    expect(jpegSource(image, media, size, 'https://img.example')).toEqual({ src, ...expected });
  });
});
