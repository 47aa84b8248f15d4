import { describe, expect, it } from 'vitest';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import { imageQuery, nameOfImage, planImage } from './image-request.ts';

const media: MediaRecord = {
  ...{ _id: 'shore', hash: 'a'.repeat(64), ext: 'png', name: '', alt: '' },
  ...{ width: 1200, height: 800 },
};

const plan = (query: object, accept = 'image/webp,*/*', of = media) => planImage(imageQuery.parse(query), of, accept);
const sizeOf = (query: object, of = media) => {
  const { width, height } = plan(query, '', of);
  return [width, height];
};

describe('planImage()', () => {
  it.each([
    [{ w: '300', h: '200' }, [300, 200]],
    [{ w: '300' }, [300, 200]],
    [{ h: '200' }, [300, 200]],
    [{}, [1200, 800]],
    [{ w: '300', h: '300', s: '2' }, [600, 600]],
    [{ w: '300', s: '0.5' }, [150, 100]],
  ])('reads the size of %j', (query, size) => {
    expect(sizeOf(query)).toEqual(size);
  });

  it.each([
    [{ w: '99999' }, [1200, 800]],
    [{ w: '2400', h: '2400' }, [800, 800]],
    [{ w: '999999', h: '1' }, [1200, 1]],
    [{ w: '-5', h: '0' }, [1200, 800]],
    [{ w: '600', s: '1000' }, [1200, 800]],
    [{ w: '300', h: '300', cx: '0', cy: '0', cw: '100', ch: '50' }, [50, 50]],
  ])('never enlarges: %j', (query, size) => {
    expect(sizeOf(query)).toEqual(size);
  });

  it('never exceeds the largest size that any block requests', () => {
    expect(sizeOf({ w: '9000' }, { ...media, width: 4800, height: 2400 })).toEqual([2400, 1200]);
  });

  it('crops only with all four numbers, and only inside the original', () => {
    const crop = { cx: '100', cy: '50', cw: '400', ch: '300' };
    expect(plan(crop)).toMatchObject({
      crop: { left: 100, top: 50, width: 400, height: 300 },
      width: 400,
      height: 300,
    });
    expect(plan({ ...crop, cw: undefined }).crop).toBeUndefined();
    const far = plan({ cx: '-9', cy: '900', cw: '9999', ch: '9999' });
    expect(far.crop).toEqual({ left: 0, top: 799, width: 1200, height: 1 });
  });

  it.each([
    [{}, 'image/webp', 'webp'],
    [{}, '*/*', 'jpeg'],
    [{ t: '1' }, '*/*', 'png'],
    [{ t: 'false' }, '*/*', 'jpeg'],
    [{ f: 'png' }, 'image/webp', 'png'],
    [{ f: 'jpg' }, 'image/webp', 'jpeg'],
    [{ f: 'orig' }, 'image/webp', 'png'],
    [{ f: 'exe' }, 'image/webp', 'webp'],
  ])('answers %j, with %s accepted, as %s', (query, accept, format) => {
    expect(plan(query, accept).format).toBe(format);
  });

  it.each([{ w: 'abc' }, { w: ['1', '2'] }, { b: '1e9' }, { cx: '9'.repeat(40) }])('refuses %j', (query) => {
    expect(imageQuery.safeParse(query).success).toBe(false);
  });
});

it('nameOfImage() names different images differently and shares the names of the site', () => {
  expect(nameOfImage(media.hash, plan({ w: '30', h: '20' }))).toBe('aaaaaaaaaaaaaaaa-30x20.webp');
  const names = [{ b: '2' }, { b: '500' }, { f: 'png' }, { f: 'jpg' }].map((query) =>
    nameOfImage(media.hash, plan(query)),
  );
  expect(new Set(names).size).toBe(4);
});

it('planImage() crops around the focus, unless the request has a crop', () => {
  const focused = { ...media, focus: { x: 1, y: 0.5 } };
  expect(plan({ w: '300', h: '300' }, '', focused)).toMatchObject({
    ...{ width: 300, height: 300 },
    crop: { left: 400, top: 0, width: 800, height: 800 },
  });
  expect(plan({ w: '300' }, '', focused).crop).toBeUndefined();
  const crop = { left: 0, top: 0, width: 10, height: 10 };
  expect(plan({ cx: '0', cy: '0', cw: '10', ch: '10' }, '', focused).crop).toEqual(crop);
});
