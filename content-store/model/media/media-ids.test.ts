import { expect, test } from 'vitest';
import { mediaIdsIn } from './media-ids.ts';

test('mediaIdsIn() finds images, linked files, and files and pictures in rich text, at any depth', () => {
  const document = {
    header: { image: { imageId: 'shore' }, link: { fileId: 'plan', href: '/_files/plan/plan.pdf' } },
    footer: '<p>a</p><img data-image-id="boat" alt="A boat" /><img data-image-id="" alt="b" />',
    contents: [{ text: '<p>See <a href="/_files/minutes/minutes.docx">the minutes</a></p>', image: { imageId: '' } }],
  };
  expect(mediaIdsIn(document)).toEqual(['boat', 'minutes', 'plan', 'shore']);
  expect(mediaIdsIn(null)).toEqual([]);
});
