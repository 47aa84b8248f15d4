import { expect, test } from 'vitest';
import { imageSchema, type MediaRecord } from '#content-store/model/media/image.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import { pictureIn, setPicture } from './set-picture.ts';

const record = (_id: string, width: number): MediaRecord => ({
  ...{ _id, hash: 'a'.repeat(64), ext: 'png', width, height: width, name: '', alt: 'From the library' },
});
const place = { owner: { kind: 'page' }, field: 'og.image' } as const;

test('setPicture() keeps caption, description and crop of the picture that was there', () => {
  const workbench = sampleWorkbench();
  const pictured = () => pictureIn(workbench.store.getState().documents, place);
  setPicture(workbench, place, { previous: null, picture: record('old', 400) });
  expect(pictured()).toMatchObject({ imageId: 'old', alt: 'From the library' });
  const crop = { left: 10, top: 20, width: 100, height: 50 };
  const written = imageSchema.parse({ ...pictured(), alt: 'Our kitchen', caption: 'In May', desktop: crop });
  const { documents } = workbench.store.getState();
  if (!documents) throw new Error('The sample has documents');
  const page = { ...documents.page, og: { ...documents.page.og, image: written } };
  workbench.store.setState({ documents: { ...documents, page } });
  setPicture(workbench, place, { previous: record('old', 400), picture: record('new', 800) });
  expect(pictured()).toMatchObject({
    ...{ imageId: 'new', alt: 'Our kitchen', caption: 'In May' },
    desktop: { left: 20, top: 40, width: 200, height: 100 },
  });
});
