import { expect, test } from 'vitest';
import { imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';
import { withPicture } from './set-picture.ts';

const record = (fields: Partial<MediaRecord>): MediaRecord => ({
  ...{ _id: 'old', hash: 'a'.repeat(64), ext: 'png', width: 400, height: 300, name: '', alt: '' },
  ...fields,
});
const next = record({ _id: 'new', width: 800, height: 600, alt: 'A gate' });
const crop = { left: 10, top: 20, width: 100, height: 50 };

test('withPicture() keeps caption, decoration and an alt text that was written for this use', () => {
  const value = imageSchema.parse({ imageId: 'old', alt: 'Ada at the gate', caption: 'Spring', decorative: true });
  expect(withPicture(value, record({}), next)).toEqual({ ...value, imageId: 'new' });
});

test("withPicture() takes the new picture's alt text where the library's was shown, but never none for some", () => {
  const value = imageSchema.parse({ imageId: 'old', alt: 'A shore' });
  const shore = record({ alt: 'A shore' });
  expect(withPicture(value, shore, next).alt).toBe('A gate');
  expect(withPicture(value, shore, { ...next, alt: '' }).alt).toBe('A shore');
});

test('withPicture() scales crops to a picture of the same proportions, and drops them for any other', () => {
  const value = imageSchema.parse({ imageId: 'old', desktop: crop });
  const scaled = { left: 20, top: 40, width: 200, height: 100 };
  expect(withPicture(value, record({}), next).desktop).toEqual(scaled);
  expect(withPicture(value, record({}), { ...next, height: 500 }).desktop).toBeUndefined();
  expect(withPicture(value, null, next).desktop).toBeUndefined();
});
