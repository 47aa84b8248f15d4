import { describe, expect, test } from 'vitest';
import { pictureFinder } from './pasted-pictures.ts';
import { rtfPictures } from './rtf-pictures.ts';

const HEX = '89504e470d0a1a0a'.repeat(8);
const picture = (format: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw100\\pich80\\${format}blip\\bliptag-12{\\*\\blipuid 0123456789abcdef}\n${HEX.match(/.{1,32}/g)?.join('\n')}}}{\\nonshppict{\\pict\\picscalex100\\wmetafile8 ${HEX}}}`;
const RTF = `{\\rtf1\\ansi Before ${picture('png')} between ${picture('jpeg')} after}`;

describe('rtfPictures()', () => {
  test('reads the pictures that Word copies, in order and each once', async () => {
    const files = rtfPictures(RTF);
    expect(files.map(({ type, size }) => [type, size])).toEqual([
      ['image/png', 64],
      ['image/jpeg', 64],
    ]);
    expect(new Uint8Array(await (files[0] as File).arrayBuffer()).slice(0, 4)).toEqual(
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
    );
  });

  test('finds none in other text', () => {
    expect(rtfPictures('{\\rtf1 No pictures {\\b here}}')).toEqual([]);
    expect(rtfPictures('')).toEqual([]);
  });
});

describe('pictureFinder()', () => {
  const png = new File(['x'], 'x.png', { type: 'image/png' });

  test('takes a picture from its own data, and pictures of Word from RTF in their order', () => {
    const find = pictureFinder({ files: [], rtf: RTF }, false);
    expect(find('data:image/gif;base64,R0lGODlh')).toMatchObject({ type: 'image/gif', size: 6 });
    expect(find('file:///C:/Temp/clip_image001.png')?.type).toBe('image/png');
    expect(find('file:///C:/Temp/clip_image002.jpg')?.type).toBe('image/jpeg');
    expect(find('file:///C:/Temp/clip_image003.jpg')).toBeNull();
  });

  test('takes the copied picture itself if the markup holds only that one', () => {
    expect(pictureFinder({ files: [png], rtf: '' }, true)('https://x.example/y.png')).toBe(png);
    expect(pictureFinder({ files: [png], rtf: '' }, false)('https://x.example/y.png')).toBeNull();
  });

  test('finds nothing for a picture elsewhere, or for data that cannot be read', () => {
    const find = pictureFinder({ files: [], rtf: '' }, true);
    expect([find('https://x.example/y.png'), find('data:image/png;base64,%%'), find('blob:x')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
