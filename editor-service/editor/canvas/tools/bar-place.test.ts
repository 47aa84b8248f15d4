import { expect, test } from 'vitest';
import { barEnd, barTop, pictureBarTop, textBarLeft, textBarTop } from './bar-place.ts';

const PLACE = { top: 200, height: 300, left: 0, width: 800, scrolled: 0, pageWidth: 1440, isRtl: false };

test('barTop() is above the block, also of a toolbar enlarged because the page is scaled down', () => {
  expect(barTop(PLACE)).toBe(160);
  expect(barTop(PLACE, 2)).toBe(120);
});

test('barTop() stays in sight, and inside its block', () => {
  expect(barTop({ ...PLACE, scrolled: 300 }, 2)).toBe(304);
  expect(barTop({ ...PLACE, scrolled: 490 }, 2)).toBe(420);
  expect(barTop({ ...PLACE, top: 60 }, 2)).toBe(364);
});

const bar = { enlarged: 1, height: 76, viewHeight: 600 };

test('textBarTop() leaves what is selected in sight, also with two rows', () => {
  const selected = { top: 250, bottom: 270 };
  expect(textBarTop(PLACE, selected, bar)).toBe(170);
  expect(textBarTop(PLACE, selected, { ...bar, enlarged: 2 })).toBe(94);
  expect(textBarTop({ ...PLACE, scrolled: 200 }, selected, bar)).toBe(274);
  expect(textBarTop(PLACE, null, bar)).toBe(124);
});

test('textBarTop() stays in sight where a selected picture fills the view', () => {
  expect(textBarTop({ ...PLACE, scrolled: 300 }, { top: 250, bottom: 1200 }, bar)).toBe(304);
});

test('pictureBarTop() is in the upper corner of a picture, and stays in sight as long as the picture does', () => {
  const at = { left: 0, width: 600, pageWidth: 1440, isRtl: false };
  expect(pictureBarTop({ ...at, top: 100, height: 400, scrolled: 0 })).toBe(116);
  expect(pictureBarTop({ ...at, top: 100, height: 400, scrolled: 300 })).toBe(316);
  expect(pictureBarTop({ ...at, top: 100, height: 400, scrolled: 490 })).toBe(444);
  expect(pictureBarTop({ ...at, top: 100, height: 20, scrolled: 0 })).toBe(116);
});

test('textBarTop() has the height of one row until the toolbar is measured', () => {
  expect(textBarTop(PLACE, { top: 250, bottom: 270 }, { ...bar, height: 0 })).toBe(206);
});

test('textBarLeft() begins with its block, and stays on the page', () => {
  expect(textBarLeft({ ...PLACE, left: 100 }, 600)).toBe(100);
  expect(textBarLeft({ ...PLACE, left: 1000 }, 600)).toBe(836);
  expect(textBarLeft(PLACE, 2000)).toBe(4);
});

test('toolbars begin and end with their block on a page from right to left, too', () => {
  const place = { ...PLACE, left: 400, isRtl: true };
  expect(textBarLeft(place, 600)).toBe(600);
  expect(barEnd(place)).toMatchObject({ left: 400 });
  expect(barEnd({ ...place, isRtl: false })).toEqual({ right: 240 });
});
