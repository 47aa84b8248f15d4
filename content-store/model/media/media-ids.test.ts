import { expect, test } from 'vitest';
import { mediaIdsIn } from './media-ids.ts';

test('mediaIdsIn() finds images, linked files and files in rich text, at any depth', () => {
  const document = {
    header: { image: { imageId: 'shore' }, link: { fileId: 'plan', href: '/_files/plan/plan.pdf' } },
    contents: [{ text: '<p>See <a href="/_files/minutes/minutes.docx">the minutes</a></p>', image: { imageId: '' } }],
  };
  expect(mediaIdsIn(document)).toEqual(['minutes', 'plan', 'shore']);
  expect(mediaIdsIn(null)).toEqual([]);
});
