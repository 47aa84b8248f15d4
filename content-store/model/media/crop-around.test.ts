import { expect, test } from 'vitest';
import { cropAround, shownPart } from './crop-around.ts';

const image = { width: 1200, height: 900 };
const wide = { name: 'desktop', width: 1920, height: 1080 } as const;

test('cropAround() is undefined without a focus, and when nothing is cut off', () => {
  expect(cropAround(undefined, image, wide)).toBeUndefined();
  expect(cropAround({ x: 0, y: 0 }, image, { width: 4, height: 3 })).toBeUndefined();
});

test('cropAround() keeps the focus in the middle as far as the edges allow', () => {
  expect(cropAround({ x: 0.5, y: 0 }, image, wide)).toEqual({ left: 0, top: 0, width: 1200, height: 675 });
  expect(cropAround({ x: 0.5, y: 0.6 }, image, wide)).toEqual({ left: 0, top: 203, width: 1200, height: 675 });
  expect(cropAround({ x: 1, y: 1 }, image, { width: 1, height: 1 })).toEqual({
    left: 300,
    top: 0,
    width: 900,
    height: 900,
  });
});

test("shownPart() prefers the use's own crop, unless it exceeds the image", () => {
  const media = { ...image, focus: { x: 0.5, y: 1 } };
  const desktop = { left: 10, top: 20, width: 800, height: 450 };
  expect(shownPart({ desktop }, media, wide)).toEqual(desktop);
  const around = { left: 0, top: 225, width: 1200, height: 675 };
  expect(shownPart({ desktop: { ...desktop, left: 900 } }, media, wide)).toEqual(around);
  expect(shownPart({ mobile: desktop }, media, wide)).toEqual(around);
});
