import { expect, test } from 'vitest';
import { addPlaces } from './AddButtons.tsx';

const PLACE = { top: 100, height: 60, left: 0, width: 1440, scrolled: 0, pageWidth: 1440, isRtl: false };

test('addPlaces() puts the buttons on the borders, at the edge of a component as wide as the page', () => {
  expect(addPlaces(PLACE)).toEqual({ above: 100, below: 160, left: 12, size: 24 });
});

test('addPlaces() puts the buttons beside a component where there is room, never over its text', () => {
  const { left, size } = addPlaces({ ...PLACE, left: 400 });
  expect(left + size / 2).toBe(400);
});

test('addPlaces() keeps the buttons inside the margin of a phone', () => {
  expect(addPlaces({ ...PLACE, left: 16, pageWidth: 390 })).toMatchObject({ left: 8, size: 16 });
});

test('addPlaces() keeps the two buttons of a low component apart', () => {
  expect(addPlaces({ ...PLACE, height: 4 })).toMatchObject({ above: 90, below: 114 });
});

test('addPlaces() makes room for buttons that are enlarged because the page is scaled down', () => {
  expect(addPlaces(PLACE, 2)).toMatchObject({ left: 24, size: 24 });
  expect(addPlaces({ ...PLACE, height: 4 }, 2)).toMatchObject({ above: 78, below: 126 });
});

test('addPlaces() puts the buttons where reading begins on a page from right to left', () => {
  expect(addPlaces({ ...PLACE, isRtl: true })).toMatchObject({ left: 1428, size: 24 });
  expect(addPlaces({ ...PLACE, left: 400, width: 600, isRtl: true })).toMatchObject({ left: 1012 });
});
